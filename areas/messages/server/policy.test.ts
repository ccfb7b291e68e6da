import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Conversation, Message } from '../contract.ts';
import { limits } from '../pure/limits.ts';

let app: TestApp;
let writer: number;
let reader: number;
let outside: number;
let sent: Message;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  [writer, reader, outside] = [await app.addMember(), await app.addMember(), await app.addMember()];
  await app.call(reader, 'follow', { params: { id: writer } });
  const body = { recipientId: reader, content: 'Hello' };
  sent = (await app.call<Message>(writer, 'sendMessage', { body })).body;
});
afterAll(() => app.close());

const refusal = async (as: number, operation: string, params: object, body: object) => {
  const error: unknown = await app.call(as, operation, { params: { ...params }, body }).catch((thrown) => thrown);
  const { status, detail } = (error as ProblemError).problem;
  return [status, detail];
};

test('whether there is a message for somebody comes before what is wrong with their change of it', async () => {
  const body = { content: 'x'.repeat(limits.content + 1), change: 99 };
  const missing = await refusal(writer, 'editMessage', { id: 999_999 }, body);
  expect(missing[0]).toBe(404);
  expect(await refusal(outside, 'editMessage', { id: sent.id }, body)).toEqual(missing);
  expect(await refusal(reader, 'editMessage', { id: sent.id }, body)).toEqual([
    403,
    'Only the person who wrote it can change it.',
  ]);
  expect((await refusal(writer, 'editMessage', { id: sent.id }, body))[0]).toBe(413);
});

test('the conversation of two is no group to rename, and has nobody to add or take out', async () => {
  const id = sent.conversationId;
  expect((await refusal(writer, 'renameGroup', { id }, { title: 'Ours', version: 1 }))[0]).toBe(404);
  expect(await refusal(writer, 'addPeople', { id }, { memberIds: [outside] })).toEqual([
    409,
    'This conversation is between two people. Start a group to talk with more.',
  ]);
  const out = await app
    .call(writer, 'removePerson', { params: { id, userId: reader } })
    .catch((thrown: ProblemError) => thrown.problem);
  expect(out).toMatchObject({
    status: 409,
    detail: 'This conversation is between two people. You can archive it, mute it or block the person.',
  });
});

test('who may change a group is said before what has become of it', async () => {
  await app.call(writer, 'follow', { params: { id: reader } });
  const made = { title: 'Walkers', memberIds: [reader] };
  const group = (await app.call<Conversation>(writer, 'createGroup', { body: made })).body;
  expect(await refusal(reader, 'renameGroup', { id: group.id }, { title: 'Ours', version: 99 })).toEqual([
    403,
    'Only the person who started the group can rename it.',
  ]);
  expect(await refusal(writer, 'renameGroup', { id: group.id }, { title: 'Ours', version: 99 })).toEqual([
    409,
    'Someone has already renamed it. Have another look.',
  ]);
  expect((await refusal(outside, 'renameGroup', { id: group.id }, { title: 'Ours', version: 99 }))[0]).toBe(404);
});
