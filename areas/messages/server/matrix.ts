import { silence } from '#areas/people/server/public.ts';
import type { Matrix, MatrixFixture, MatrixInput, MatrixRow } from '#platform/server/matrix.ts';
import type { messagesContract } from '../contract.ts';

const who = (
  guest: number,
  member: number,
  other: number,
  blocked: number,
  moderator: number,
): MatrixRow['expect'] => ({ guest, member, other, blocked, moderator });
const members = (status: number) => who(401, status, status, status, status);
const own = who(401, 200, 403, 403, 403);
/** Those who are in it; for everybody else, a moderator included, there is no such conversation. */
const both = (status: number) => who(401, status, status, 404, 404);

interface Sent {
  readonly id: number;
  readonly conversationId: number;
  readonly change: number;
}

/** The member and the other write to each other. */
const talk = async ({ as, people }: MatrixFixture): Promise<Sent> => {
  const body = { recipientId: people.other, content: 'Are you there?' };
  const first = await as<Sent>(people.member, 'sendMessage', { body });
  await as(people.other, 'sendMessage', { body: { conversationId: first.conversationId, content: 'I am.' } });
  return first;
};

const onConversation =
  (more: (fixture: MatrixFixture) => Omit<MatrixInput, 'params'> = () => ({})) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({
    params: { id: (await talk(fixture)).conversationId },
    ...more(fixture),
  });

const onMessage =
  (more: (sent: Sent) => Omit<MatrixInput, 'params'> = () => ({})) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const sent = await talk(fixture);
    return { params: { id: sent.id }, ...more(sent) };
  };

const onGroup =
  (more: (fixture: MatrixFixture, id: number) => MatrixInput) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { as, people } = fixture;
    // Who follows is in it at once, and needs no asking, which may be done one time only.
    for (const one of [people.other, people.moderator]) {
      for (const by of [people.member, people.other]) {
        if (one !== by) await as(one, 'follow', { params: { id: by } });
      }
    }
    const body = { title: 'A group of the matrix', memberIds: [people.other] };
    const { id } = await as<{ id: number }>(people.member, 'createGroup', { body });
    return { ...more(fixture, id), params: { id, ...more(fixture, id).params } };
  };

interface SentList {
  readonly id: number;
  readonly list: readonly { readonly id: number }[];
}

/** A shared list of the member in a group with the other. */
const onList =
  (more: (sent: SentList) => MatrixInput) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { params } = await onGroup(() => ({}))(fixture);
    const body = { conversationId: params?.id, content: 'To bring', type: 'list', list: { items: ['Tea'] } };
    return more(await fixture.as<SentList>(fixture.people.member, 'sendMessage', { body }));
  };

/** The smallest picture there is: one grey pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const picture = { bytes: new Uint8Array(pixel), type: 'image/gif' };

export const matrix: Matrix<(typeof messagesContract)['operations'][number]['name']> = {
  listConversations: {
    expect: own,
    also: [403, 403, 403],
    given: ({ people }) => ({ params: { userId: people.member } }),
  },
  countUnreadMessages: { expect: members(200), also: [200, 200, 200] },
  searchMessages: { expect: members(200), also: [200, 200, 200], given: () => ({ query: { q: 'there' } }) },
  getMessageSettings: { expect: members(200), also: [200, 200, 200] },
  saveMessageSettings: {
    expect: members(200),
    also: [200, 200, 200],
    given: () => ({ body: { pace: 'I type slowly.' } }),
  },
  uploadMessagePicture: { expect: members(201), also: [403, 201, 201], given: () => ({ upload: picture }) },
  uploadVoiceNote: { expect: members(201), also: [403, 201, 201], given: () => ({ upload: silence() }) },
  readMessageFile: {
    expect: who(401, 200, 404, 404, 404),
    also: [404, 404, 404],
    given: async ({ as, people }) => {
      const { id } = await as<{ id: number }>(people.member, 'uploadMessagePicture', { upload: picture });
      return { params: { id } };
    },
  },
  listMessages: {
    expect: own,
    also: [403, 403, 403],
    given: ({ people }) => ({ params: { userId: people.member, otherUserId: people.other } }),
  },
  sendMessage: {
    expect: who(401, 404, 201, 404, 201),
    also: [403, 201, 201],
    given: async (fixture) => {
      await talk(fixture);
      return { body: { recipientId: fixture.people.member, content: 'Hello there' } };
    },
  },
  editMessage: {
    expect: who(401, 200, 403, 404, 404),
    also: [403, 404, 404],
    given: onMessage(({ change }) => ({ body: { content: 'Are you here?', change } })),
  },
  deleteMessage: {
    expect: who(401, 204, 403, 404, 404),
    also: [403, 404, 404],
    given: onMessage(() => ({ query: { for: 'everyone' } })),
  },
  restoreMessage: { expect: both(200), also: [403, 404, 404], given: onMessage() },
  reactToMessage: { expect: both(200), also: [403, 404, 404], given: onMessage(() => ({ body: { mark: '👍' } })) },
  writeTranscript: {
    expect: both(200),
    also: [403, 404, 404],
    given: async (fixture) => {
      const { as, people } = fixture;
      const { conversationId } = await talk(fixture);
      const file = await as<{ id: number }>(people.member, 'uploadVoiceNote', { upload: silence() });
      const body = { conversationId, content: '', type: 'voice', media: [{ id: file.id }] };
      await as(people.member, 'sendMessage', { body });
      return { params: { id: file.id }, body: { transcript: 'The tram is late today.' } };
    },
  },
  addListItem: {
    expect: both(201),
    also: [403, 404, 404],
    given: onList(({ id }) => ({ params: { id }, body: { text: 'Milk' } })),
  },
  tickListItem: {
    expect: both(200),
    also: [403, 404, 404],
    given: onList(({ list: [item] }) => ({ params: { id: item?.id ?? 0 }, body: { done: true } })),
  },
  removeListItem: {
    expect: who(401, 200, 403, 404, 404),
    also: [403, 404, 404],
    given: onList(({ list: [item] }) => ({ params: { id: item?.id ?? 0 } })),
  },
  restoreListItem: {
    expect: who(401, 200, 403, 404, 404),
    also: [403, 404, 404],
    given: onList(({ list: [item] }) => ({ params: { id: item?.id ?? 0 } })),
  },
  getConversationWith: {
    expect: who(401, 404, 200, 404, 200),
    also: [200, 200, 200],
    given: ({ people }) => ({ params: { userId: people.member } }),
  },
  createGroup: {
    expect: members(201),
    also: [403, 201, 201],
    given: ({ people, callerId }) => ({
      body: { title: 'A group', memberIds: [callerId === people.other ? people.moderator : people.other] },
    }),
  },
  getConversation: { expect: both(200), also: [404, 404, 404], given: onConversation() },
  renameGroup: {
    expect: who(401, 200, 403, 404, 404),
    also: [403, 404, 404],
    given: onGroup(() => ({ body: { title: 'Another name', version: 1 } })),
  },
  listConversationMessages: { expect: both(200), also: [404, 404, 404], given: onConversation() },
  listMessageChanges: {
    expect: both(200),
    also: [404, 404, 404],
    given: onConversation(() => ({ query: { since: 0 } })),
  },
  markConversationRead: {
    expect: both(200),
    also: [404, 404, 404],
    given: onConversation(() => ({ body: { seq: 1 } })),
  },
  addPeople: {
    expect: who(401, 200, 403, 404, 404),
    also: [403, 404, 404],
    given: onGroup(({ people }) => ({ body: { memberIds: [people.moderator] } })),
  },
  listPeople: { expect: both(200), also: [404, 404, 404], given: onConversation() },
  removePerson: {
    expect: both(204),
    also: [403, 404, 404],
    given: onGroup(({ people }) => ({ params: { userId: people.other } })),
  },
  inviteSupporter: {
    expect: both(200),
    also: [403, 404, 404],
    given: onGroup(({ people }) => ({ body: { userId: people.moderator } })),
  },
  answerRequest: {
    expect: both(204),
    also: [403, 404, 404],
    given: onConversation(() => ({ body: { accept: true } })),
  },
  keepConversation: {
    expect: both(204),
    also: [404, 404, 404],
    given: onConversation(() => ({ body: { archived: true } })),
  },
  clearConversation: { expect: both(204), also: [403, 404, 404], given: onConversation() },
};
