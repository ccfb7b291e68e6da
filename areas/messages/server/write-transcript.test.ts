import { afterAll, beforeAll, expect, test } from 'vitest';
import { silence } from '#areas/people/server/public.ts';
import { serverAreas } from '#areas/server.ts';
import type { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { Conversation, Message } from '../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
let kim: number;
let outside: number;
let group: number;

const on = (id: number) => ({ params: { id } });

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  kim = await app.addMember({ name: 'Kim' });
  outside = await app.addMember({ name: 'Outside' });
  for (const one of [ben, kim]) await app.call(one, 'follow', on(ana));
  const body = { title: 'Walks', memberIds: [ben, kim] };
  group = (await app.call<Conversation>(ana, 'createGroup', { body })).body.id ?? 0;
});
afterAll(() => app.close());

/** A voice note of Ana’s; answers with the message. */
async function note(transcript?: string): Promise<Message> {
  const file = (await app.call<{ id: number }>(ana, 'uploadVoiceNote', { upload: silence() })).body;
  const media = [{ id: file.id, ...(transcript !== undefined && { transcript }) }];
  const body = { conversationId: group, content: '', type: 'voice', media };
  return (await app.call<Message>(ana, 'sendMessage', { body })).body;
}
const fileOf = ({ media: [file] }: Message) => file?.id ?? 0;
const write = async (as: number, message: Message, transcript: string) =>
  (await app.call<Message>(as, 'writeTranscript', { ...on(fileOf(message)), body: { transcript } })).body;
const refusal = async (as: number, fileId: number, transcript: string) => {
  const call = app.call(as, 'writeTranscript', { ...on(fileId), body: { transcript } });
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  const { status, detail } = (error as ProblemError).problem;
  return { status, detail };
};
const seen = async (as: number, message: Message) => {
  const all = (await app.call<Message[]>(as, 'listConversationMessages', on(group))).body;
  const file = all.find(({ id }) => id === message.id)?.media[0];
  return { transcript: file?.transcript, by: file?.transcriptBy?.displayName ?? null };
};

test('who listens writes it down for everyone, and says who wrote it', async () => {
  const message = await note();
  expect(message.media[0]).toMatchObject({ transcript: '', transcriptBy: null });
  const written = await write(ben, message, '  The tram leaves at ten.  ');
  expect(written.media[0]).toMatchObject({ transcript: 'The tram leaves at ten.', transcriptBy: { id: ben } });
  expect(written.change).toBeGreaterThan(message.change);
  for (const one of [ana, ben, kim])
    expect(await seen(one, message)).toEqual({ transcript: 'The tram leaves at ten.', by: 'Ben' });
});

test('the first of those who listen is shown; the sender’s words take the place of all others', async () => {
  const message = await note();
  await write(ben, message, 'The train at ten.');
  expect(await refusal(kim, fileOf(message), 'The tram at ten.')).toEqual({
    status: 409,
    detail: 'Someone has already written this down. Have a look at it first.',
  });
  await write(ben, message, 'The tram at ten.');
  expect(await seen(kim, message)).toEqual({ transcript: 'The tram at ten.', by: 'Ben' });
  await write(ana, message, 'The tram at two.');
  expect(await seen(kim, message)).toEqual({ transcript: 'The tram at two.', by: 'Ana' });
  await write(ana, message, '');
  expect(await seen(kim, message)).toEqual({ transcript: 'The tram at ten.', by: 'Ben' });
  await write(ben, message, '');
  expect(await seen(kim, message)).toEqual({ transcript: '', by: null });
});

test('what came with the note stays its words; its sender alone says them better', async () => {
  const message = await note('See you at ten.');
  expect(await refusal(ben, fileOf(message), 'See you at two.')).toMatchObject({ status: 409 });
  await write(ana, message, 'See you at ten, at the gate.');
  expect(await seen(ben, message)).toEqual({ transcript: 'See you at ten, at the gate.', by: 'Ana' });
});

test('what someone behind a block wrote down is not there, and can be written anew', async () => {
  const message = await note();
  await write(ben, message, 'Bilby.');
  await app.call(kim, 'block', on(ben));
  expect(await seen(kim, message)).toEqual({ transcript: '', by: null });
  await write(kim, message, 'Wombat.');
  expect(await seen(kim, message)).toEqual({ transcript: 'Wombat.', by: 'Kim' });
  expect(await seen(ben, message)).toEqual({ transcript: 'Bilby.', by: 'Ben' });
  await app.call(kim, 'unblock', on(ben));
});

test('the note is found by what was written down, and by nothing that no longer stands there', async () => {
  const message = await note();
  const found = async (q: string) =>
    (await app.call<Message[]>(kim, 'searchMessages', { query: { q } })).body.map(({ id }) => id);
  await write(ben, message, 'Numbats at dusk.');
  expect(await found('numbats')).toEqual([message.id]);
  await write(ben, message, 'Echidnas at dusk.');
  expect(await found('numbats')).toEqual([]);
  expect(await found('echidnas dusk')).toEqual([message.id]);
  const stored = await app.database.query<{ all: string }>(
    '',
    `select coalesce(string_agg(encode(body, 'escape'), ' '), '') as "all" from message_transcripts`,
  );
  expect(holds(stored[0]?.all ?? '', 'Echidnas')).toBe(false);
});

test('outsiders, pictures, files of no message and too long a text', async () => {
  const message = await note();
  expect(await refusal(outside, fileOf(message), 'Hello')).toEqual(await refusal(outside, 999_999, 'Hello'));
  expect((await refusal(outside, fileOf(message), 'Hello')).status).toBe(404);
  const loose = (await app.call<{ id: number }>(ana, 'uploadVoiceNote', { upload: silence() })).body;
  expect((await refusal(ana, loose.id, 'Hello')).status).toBe(404);
  expect((await refusal(ben, fileOf(message), 'x'.repeat(5001))).status).toBe(400);
  await app.call(ana, 'deleteMessage', { ...on(message.id), query: { for: 'everyone' } });
  expect((await refusal(ben, fileOf(message), 'Hello')).status).toBe(404);
});
