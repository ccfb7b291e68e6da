// npm run restore -- [--to <moment>] [--database <folder>] [--files <folder>]: both to one moment, or to the newest.
import { parseArgs } from 'node:util';
import { restoreFiles, setsFor } from './backup/file-sets.ts';
import { pgbackrest } from './backup/pgbackrest.ts';
import { orSay, readSettings } from './backup/settings.ts';

await orSay(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, database: { type: 'string' }, files: { type: 'string' } },
  });
  const settings = readSettings();
  const to = values.to === undefined ? undefined : new Date(values.to);
  if (to && Number.isNaN(to.getTime())) throw new Error('--to is a moment such as 2026-11-27T03:15:00Z.');
  const names = settings.inBucket ? [] : await setsFor(settings.backup, to ?? new Date());
  if (!settings.inBucket && names.length === 0) throw new Error(`There is no set of files in ${settings.backup}.`);

  const began = performance.now();
  const into = values.database === undefined ? [] : [`--pg1-path=${values.database}`];
  // PostgreSQL reads no letter T, and a plus sign says that it is UTC.
  const target = to?.toISOString().slice(0, 19).replace('T', ' ');
  const until = target ? ['--type=time', `--target=${target}+00`, '--target-action=promote'] : [];
  // It refuses a folder in which a server runs, or that is not empty.
  await pgbackrest(settings.stanza, 'restore', [...into, ...until]);
  const { restored, faults } = await restoreFiles(settings.backup, names, values.files ?? settings.files);
  console.log(
    settings.inBucket
      ? 'The files are in S3_BUCKET. What was deleted since that moment is among its old versions.'
      : `Files that were put back: ${restored}, from ${names.join(' and ')}`,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`It took ${seconds} s. Start PostgreSQL now: it reads its WAL first. Then: npm run admin -- check-audit`);
  if (faults.length > 0) {
    throw new Error([...faults.slice(0, 20), `Files that could not be put back: ${faults.length}`].join('\n'));
  }
});
