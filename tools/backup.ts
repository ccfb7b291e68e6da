// npm run backup [-- database | files | check-database | check-files]: without a word, one after the other.
import { noteDone } from './backup/figures.ts';
import { backUpFiles, checkFiles, forgetSets } from './backup/file-sets.ts';
import { pgbackrest } from './backup/pgbackrest.ts';
import { type BackupSettings, orSay, readSettings } from './backup/settings.ts';

async function backUpDatabase(settings: BackupSettings): Promise<void> {
  const { stanza, repos } = settings;
  // Fails where finished WAL does not arrive, which would make the backup useless.
  await pgbackrest(stanza, 'check');
  const type = new Date().getUTCDay() === 0 ? 'full' : 'diff';
  for (const repo of repos) await pgbackrest(stanza, 'backup', [`--repo=${repo}`, `--type=${type}`]);
  noteDone(settings, 'database', 'made');
}

async function backUpStored(settings: BackupSettings): Promise<void> {
  const { files: count, added, name } = await backUpFiles(settings.files, settings.backup, new Date());
  console.log(name ? `Files: ${count}, new contents: ${added}, set ${name}` : `Files: ${count}, nothing has changed`);
  noteDone(settings, 'files', 'made');
}

async function checkDatabase(settings: BackupSettings): Promise<void> {
  for (const repo of settings.repos) {
    await pgbackrest(settings.stanza, 'verify', [`--repo=${repo}`, '--output=text']);
  }
  noteDone(settings, 'database', 'checked');
}

async function checkStored(settings: BackupSettings): Promise<void> {
  const { checked, faults } = await checkFiles(settings.backup);
  console.log(`Files that were read: ${checked}, faults: ${faults.length}`);
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'));
  noteDone(settings, 'files', 'checked');
  // Only after a check: while the newest copies are in doubt, the older ones stay.
  const { sets, blobs } = await forgetSets(settings.backup, settings.keepDays, new Date());
  console.log(`Let go of: sets ${sets}, contents ${blobs}`);
}

/** The database first: whatever it names is among the files then. */
const ways = new Map([
  ['database', backUpDatabase],
  ['files', backUpStored],
  ['check-database', checkDatabase],
  ['check-files', checkStored],
]);
const ofFiles = ['files', 'check-files'];
await orSay(async () => {
  const words = process.argv.slice(2);
  const unknown = words.find((word) => !ways.has(word));
  if (unknown) throw new Error(`There is no ${unknown}: say ${[...ways.keys()].join(', ')}, or nothing for all of it.`);
  const settings = readSettings();
  if (settings.inBucket && words.some((word) => ofFiles.includes(word))) {
    throw new Error('The files are in S3_BUCKET, which keeps its own versions: there is nothing to copy here.');
  }
  const all = [...ways.keys()].filter((word) => !settings.inBucket || !ofFiles.includes(word));
  const asked = words.length === 0 ? all : words;
  for (const [word, way] of ways) if (asked.includes(word)) await way(settings);
});
