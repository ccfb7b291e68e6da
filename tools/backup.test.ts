import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { noteDone } from './backup/figures.ts';
import { backUpFiles, checkFiles, forgetSets, readSet, restoreFiles, setsFor, setsIn } from './backup/file-sets.ts';
import { readSettings } from './backup/settings.ts';

let files: string;
let backup: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'doorways-backup-'));
  files = join(folder, 'files');
  backup = join(folder, 'backup');
});

const keyOf = (number: number) => `posts/${number.toString(16).padStart(2, '0')}/${'0'.repeat(30)}`;
const write = (key: string, text: string, at: Date) => {
  const path = join(files, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, at, at);
};
const moment = (minutes: number) => new Date(Date.UTC(2026, 10, 27, 3, minutes));
const blobs = () =>
  readdirSync(join(backup, 'blobs'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const blobPaths = () => blobs().map(({ parentPath, name }) => join(parentPath, name));

test('each content is kept once, and what has not changed is not copied again', async () => {
  write(keyOf(1), 'one', moment(0));
  write(keyOf(2), 'one', moment(0));
  write(`${keyOf(3)}.part`, 'not yet', moment(0));
  expect(await backUpFiles(files, backup, moment(1))).toEqual({
    files: 2,
    added: 1,
    name: '2026-11-27T030100Z.jsonl.gz',
  });
  expect(blobs()).toHaveLength(1);
  expect(await backUpFiles(files, backup, moment(2))).toEqual({ files: 2, added: 0, name: undefined });
  write(keyOf(4), 'four', moment(3));
  expect(await backUpFiles(files, backup, moment(4))).toMatchObject({ files: 3, added: 1 });
  expect(await setsIn(backup)).toEqual(['2026-11-27T030100Z.jsonl.gz', '2026-11-27T030400Z.jsonl.gz']);
  expect([...(await readSet(backup, '2026-11-27T030400Z.jsonl.gz')).keys()]).toEqual([keyOf(1), keyOf(2), keyOf(4)]);
});

test('a moment has what was deleted after it, what had come before the next set, and the content of then', async () => {
  write(keyOf(1), 'deleted later', moment(0));
  write(keyOf(2), 'sealed once', moment(0));
  await backUpFiles(files, backup, moment(1));
  rmSync(join(files, keyOf(1)));
  write(keyOf(2), 'sealed anew', moment(3));
  write(keyOf(3), 'came at two', moment(2));
  await backUpFiles(files, backup, moment(4));
  const into = join(dirname(files), 'restored');
  expect(await restoreFiles(backup, await setsFor(backup, moment(2)), into)).toEqual({ restored: 3, faults: [] });
  const read = (number: number) => readFileSync(join(into, keyOf(number)), 'utf8');
  expect([read(1), read(2), read(3)]).toEqual(['deleted later', 'sealed once', 'came at two']);
  const newest = join(dirname(files), 'newest');
  expect(await restoreFiles(backup, await setsFor(backup, moment(9)), newest)).toEqual({ restored: 2, faults: [] });
});

test('a content that was changed or is gone is noticed by the check, and not put back', async () => {
  write(keyOf(1), 'one', moment(0));
  write(keyOf(2), 'two', moment(0));
  await backUpFiles(files, backup, moment(1));
  expect(await checkFiles(backup)).toEqual({ checked: 2, faults: [] });
  const textOf = (path: string) => readFileSync(path, 'utf8');
  const [first = '', second = ''] = blobPaths().sort((a, b) => textOf(a).localeCompare(textOf(b)));
  appendFileSync(first, '!');
  rmSync(second);
  expect((await checkFiles(backup)).faults).toEqual([`${keyOf(1)} was changed.`, `${keyOf(2)} is missing.`]);
  const into = join(dirname(files), 'restored');
  expect(await restoreFiles(backup, await setsIn(backup), into)).toEqual({
    restored: 0,
    faults: [`${keyOf(1)} was changed in the backup.`, `${keyOf(2)} is missing from the backup.`],
  });
  expect(readdirSync(into, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())).toEqual([]);
});

test('old sets go with what they alone name; the newest stays, however old it is', async () => {
  write(keyOf(1), 'one', moment(0));
  await backUpFiles(files, backup, moment(1));
  rmSync(join(files, keyOf(1)));
  write(keyOf(2), 'two', moment(2));
  await backUpFiles(files, backup, moment(3));
  const later = new Date(Date.now() + 30 * 86_400_000);
  expect(await forgetSets(backup, 14, moment(5))).toEqual({ sets: 0, blobs: 0 });
  expect(await forgetSets(backup, 14, later)).toEqual({ sets: 1, blobs: 1 });
  expect(blobPaths().map((path) => readFileSync(path, 'utf8'))).toEqual(['two']);
  expect(await forgetSets(backup, 14, later)).toEqual({ sets: 0, blobs: 0 });
});

test('a content of the last day stays though no set names it, and what a killed run left goes after a day', async () => {
  write(keyOf(1), 'one', moment(0));
  await backUpFiles(files, backup, moment(1));
  rmSync(join(backup, 'sets'), { recursive: true });
  const [path = ''] = blobPaths();
  const now = new Date();
  utimesSync(path, now, new Date(now.getTime() - 86_400_000 + 60_000));
  expect(await forgetSets(backup, 14, now)).toEqual({ sets: 0, blobs: 0 });
  utimesSync(path, now, new Date(now.getTime() - 86_400_000 - 60_000));
  // Named again, it is of today.
  await backUpFiles(files, backup, now);
  rmSync(join(backup, 'sets'), { recursive: true });
  expect(await forgetSets(backup, 14, now)).toEqual({ sets: 0, blobs: 0 });
  utimesSync(path, now, new Date(now.getTime() - 86_400_000 - 60_000));
  expect(await forgetSets(backup, 14, now)).toEqual({ sets: 0, blobs: 1 });
  const [young, old] = [join(backup, 'blobs', 'a.part'), join(backup, 'blobs', 'b.part')];
  for (const part of [young, old]) writeFileSync(part, 'half of it');
  utimesSync(old, now, new Date(now.getTime() - 86_400_000 - 60_000));
  await forgetSets(backup, 14, now);
  expect(blobPaths()).toEqual([young]);
});

test('one can go back as far as the days say, however old its set is; what was deleted stays as long', async () => {
  const day = (number: number) => new Date(Date.now() + number * 86_400_000);
  write(keyOf(1), 'one', moment(0));
  await backUpFiles(files, backup, day(-20));
  rmSync(join(files, keyOf(1)));
  await backUpFiles(files, backup, day(-5));
  expect(await forgetSets(backup, 14, day(0))).toEqual({ sets: 0, blobs: 0 });
  const into = join(dirname(files), 'restored');
  expect(await restoreFiles(backup, await setsFor(backup, day(-10)), into)).toEqual({ restored: 1, faults: [] });
  expect(await forgetSets(backup, 14, day(10))).toEqual({ sets: 1, blobs: 1 });
});

test('figures of a backup can be read by whoever watches, and made and checked are two', () => {
  const metricsDir = mkdtempSync(join(tmpdir(), 'doorways-figures-'));
  const before = process.umask(0o077);
  noteDone({ metricsDir }, 'files', 'made');
  noteDone({ metricsDir }, 'files', 'checked');
  process.umask(before);
  expect(readdirSync(metricsDir).sort()).toEqual([
    'doorways-backup-files-checked.prom',
    'doorways-backup-files-made.prom',
  ]);
  for (const done of ['made', 'checked']) {
    const path = join(metricsDir, `doorways-backup-files-${done}.prom`);
    expect(statSync(path).mode & 0o777).toBe(0o644);
    const figure = new RegExp(`^doorways_backup_${done}_timestamp_seconds\\{what="files"\\} \\d{10}$`, 'm');
    expect(readFileSync(path, 'utf8')).toMatch(figure);
  }
});

test('what is not set, or can’t be right, is said', () => {
  expect(() => readSettings({ BACKUP_DIR: 'backups' })).toThrow('BACKUP_DIR is the whole path');
  const BACKUP_DIR = '/mnt/backup';
  expect(() => readSettings({ BACKUP_DIR, BACKUP_KEEP_DAYS: '0' })).toThrow('BACKUP_KEEP_DAYS is a whole number');
  expect(() => readSettings({ BACKUP_DIR, BACKUP_REPOS: '1;2' })).toThrow('BACKUP_REPOS is numbers');
  expect(() => readSettings({ BACKUP_DIR, BACKUP_STANZA: 'a b' })).toThrow('BACKUP_STANZA is the name');
  expect(readSettings({ BACKUP_DIR, DATA_DIR: '/srv/doorways' })).toEqual({
    files: '/srv/doorways/files',
    inBucket: false,
    backup: BACKUP_DIR,
    keepDays: 14,
    stanza: 'doorways',
    repos: ['1'],
    metricsDir: undefined,
  });
  // A bucket keeps its own versions, so there is nowhere to copy files to.
  expect(readSettings({ S3_BUCKET: 'doorways-files' })).toMatchObject({ inBucket: true, backup: '' });
});
