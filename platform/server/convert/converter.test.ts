import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Upload } from '#platform/contract/operation.ts';
import { bytesOf } from '../files.ts';
import { makeIncoming } from '../incoming.ts';
import { makeLog } from '../log.ts';
import type { Attempt } from '../testing/hostile-converter.ts';
import { type Converters, converter, makeConverters } from './converter.ts';

const hostile = converter<Attempt, 'file', { readonly got: string }>(
  new URL('../testing/hostile-converter.ts', import.meta.url),
  'quick',
);
const dir = mkdtempSync(join(tmpdir(), 'doorways-converter-'));
const secret = join(dir, 'secret');
writeFileSync(secret, 'SESSION_SECRET');
const incoming = makeIncoming(join(dir, 'incoming'));
let converters: Converters;
beforeAll(() => {
  converters = makeConverters(join(dir, 'incoming'), makeLog({ logLevel: 'silent' }));
});
afterAll(() => converters.stop());

async function attempt<T>(options: Attempt, then: (made: Awaited<ReturnType<typeof make>>) => T | Promise<T>) {
  const upload = await incoming.keep(Buffer.from('what was sent'), { sender: 'a', type: 'text/plain' });
  try {
    return await then(await make(upload, options));
  } finally {
    await incoming.drop(upload);
  }
}
const make = (upload: Upload, options: Attempt) => converters.convert(upload, hostile, options);
const got = (options: Attempt) => attempt(options, ({ about }) => about.got);

test('it reads one upload and gives back what it made of it', async () => {
  const made = await attempt({ what: 'copy', path: '' }, ({ files }) => bytesOf(files.file));
  expect(Buffer.from(made).toString()).toBe('what was sent');
  expect(await got({ what: 'list', path: '' })).toMatch(/^in-\d+$/);
});

describe('a decoder that was taken over', () => {
  const other = incoming.keep(Buffer.from('of somebody else'), { sender: 'b', type: 'text/plain' });
  afterAll(async () => incoming.drop(await other));

  test.each<Attempt>([
    { what: 'read', path: secret },
    { what: 'read', path: '/etc/passwd' },
    { what: 'list', path: join(dir, 'incoming', 'x') },
    { what: 'write', path: join(dir, 'planted') },
    { what: 'link', path: secret },
    { what: 'run', path: 'x' },
    { what: 'die', path: 'x' },
  ])('cannot $what $path', async (options) => {
    await expect(got(options)).rejects.toMatchObject({ problem: { status: 422 } });
    expect(readdirSync(dir).sort()).toEqual(['incoming', 'secret']);
  });

  test('leaves nothing for the next', async () => {
    expect(await got({ what: 'list', path: '' })).toMatch(/^in-\d+$/);
  });
});

test('where there is more to do than the machine can, answering comes before converting', async () => {
  expect(await got({ what: 'rank', path: '' })).toBe(String(constants.priority.PRIORITY_BELOW_NORMAL));
});

test('what it worked in goes with it', async () => {
  await got({ what: 'read', path: '' });
  const folders = () => readdirSync(join(dir, 'incoming')).filter((name) => name.startsWith('convert-'));
  expect(folders()).toHaveLength(1);
  await converters.stop();
  expect(folders()).toEqual([]);
});
