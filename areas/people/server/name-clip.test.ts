import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { User } from '../contract.ts';
import { silence } from './silence.ts';

let app: TestApp;
let ana: number;
let reader: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana Costa' });
  reader = await app.addMember();
});
afterAll(() => app.close());

const self = () => ({ params: { userId: ana } });
const upload = (file: { bytes: Uint8Array; type: string }) =>
  app.call<User>(ana, 'uploadNameClip', { ...self(), upload: file });
const refused = (file: { bytes: Uint8Array; type: string }, as = ana) =>
  app.status(as, 'uploadNameClip', { ...self(), upload: file });
const save = (body: object) => app.call<User>(ana, 'updateProfile', { ...self(), body });
const read = async (as: number) => {
  const answered = await app.call(as, 'readNameClip', { params: { id: ana } });
  return { ...answered.file, bytes: await bytesAnswered(answered) };
};
const status = (as: number) => app.status(as, 'readNameClip', { params: { id: ana } });
const see = async (as: number) => (await app.call<User>(as, 'getUser', { params: { id: ana } })).body;

/** What a browser records: Opus in WebM, with a hidden title. */
async function recording(seconds: number) {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  output.setMetadataTags({ title: 'SECRET-TITLE', comment: '-37.8136,144.9631' });
  await output.start();
  const decoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 };
  // Opus silence of 20 ms, over and over.
  for (let at = 0; at < seconds; at += 0.02) {
    await source.add(new EncodedPacket(Uint8Array.of(0xf8, 0xff, 0xfe), 'key', at, 0.02), { decoderConfig });
  }
  await output.finalize();
  return { bytes: new Uint8Array(target.buffer ?? new ArrayBuffer(0)), type: 'audio/webm' };
}

test('a recording of a browser is copied into a clean file, with a new address each time, and the old file goes', async () => {
  const file = await recording(3);
  expect(Buffer.from(file.bytes).includes('SECRET-TITLE')).toBe(true);
  const first = (await upload(file)).body;
  expect(first.nameClip).toMatch(new RegExp(`^/name-clips/user-${ana}\\?v=[0-9a-f]{8}$`));
  const got = await read(reader);
  expect(got).toMatchObject({ type: 'audio/webm', visibility: 'private' });
  expect(got.bytes.includes('SECRET-TITLE')).toBe(false);
  expect(got.bytes.includes('-37.8136')).toBe(false);
  const sql = 'select name_clip_key as key from profiles where user_id = $1';
  const [before] = await app.database.query<{ key: string }>('clip-key', sql, [ana]);
  const second = (await upload(silence(1))).body;
  expect(second.nameClip).not.toBe(first.nameClip);
  await app.settle();
  expect(await app.app.services.files.open(before?.key ?? '')).toBeUndefined();
});

test('a WAV keeps its sound and loses its notes', async () => {
  await upload(silence(1, 'SECRET-NOTE'));
  const { bytes, type } = await read(reader);
  expect(type).toBe('audio/wav');
  expect(bytes.includes('SECRET-NOTE')).toBe(false);
  expect(bytes.length).toBeGreaterThan(16_000);
});

test('too long, no sound, damaged and no recording at all are refused, and what stands stays', async () => {
  await upload(silence(1));
  const before = (await see(ana)).nameClip;
  expect(await refused(silence(12))).toBe(422);
  expect(await refused(await recording(11.5))).toBe(422);
  expect(await refused({ bytes: Buffer.from('<svg onload="x()"></svg>'), type: 'audio/webm' })).toBe(415);
  expect(await refused({ bytes: silence(1).bytes.subarray(0, 30), type: 'audio/wav' })).toBe(422);
  const { bytes } = await recording(1);
  expect(await refused({ bytes: bytes.subarray(0, 60), type: 'audio/webm' })).toBe(422);
  expect((await see(ana)).nameClip).toBe(before);
  expect(await refused(silence(10))).toBe(200);
  expect(await refused(silence(1), reader)).toBe(403);
});

test('is for those who may read how to talk with them, in writing and in sound, and not across a block', async () => {
  await upload(silence(1));
  await save({ nameSaid: ' AH-na KOS-ta ', audiences: { howToTalk: 'members' } });
  expect(await see(reader)).toMatchObject({
    nameSaid: 'AH-na KOS-ta',
    nameClip: expect.stringContaining('/name-clips/'),
  });
  expect([await status(0), await status(reader), await status(ana)]).toEqual([401, 200, 200]);

  await save({ audiences: { howToTalk: 'followers' } });
  expect(await see(reader)).toMatchObject({ nameSaid: '', nameClip: null });
  expect(await status(reader)).toBe(404);
  const asFollower = await app.call<User>(ana, 'getUser', { params: { id: ana }, query: { as: 'follower' } });
  expect(asFollower.body).toMatchObject({ nameSaid: 'AH-na KOS-ta', nameClip: expect.any(String) });
  const asStranger = await app.call<User>(ana, 'getUser', { params: { id: ana }, query: { as: 'stranger' } });
  expect(asStranger.body).toMatchObject({ nameSaid: '', nameClip: null });
  await app.call(reader, 'follow', { params: { id: ana } });
  expect(await status(reader)).toBe(200);

  await save({ audiences: { howToTalk: 'me' } });
  expect([await status(reader), await status(ana)]).toEqual([404, 200]);
  await save({ audiences: { howToTalk: 'members' } });
  await app.call(reader, 'block', { params: { id: ana } });
  expect(await status(reader)).toBe(404);
  expect(await see(reader)).toMatchObject({ nameSaid: '', nameClip: null });
  await app.call(reader, 'unblock', { params: { id: ana } });
});

test('removing it leaves the words, can be done twice, and is nobody else’s to do', async () => {
  await upload(silence(1));
  expect(await app.status(reader, 'deleteNameClip', self())).toBe(403);
  expect((await app.call<User>(ana, 'deleteNameClip', self())).body).toMatchObject({
    nameClip: null,
    nameSaid: 'AH-na KOS-ta',
  });
  expect(await app.status(ana, 'deleteNameClip', self())).toBe(200);
  expect(await status(ana)).toBe(404);
  expect(await app.status(ana, 'updateProfile', { ...self(), body: { nameSaid: 'x'.repeat(81) } })).toBe(400);
});
