import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { ApiMessage, createApiMessage as create, listApiMessages as list } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from './from.ts';
import { pageOfAll } from './page.ts';
import { mustHaveRoom } from './posts.ts';
import { sampleMessages, samplePerson, self } from './samples.ts';

const rows = () =>
  from
    .selectFrom('sandbox_messages as m')
    .select(['m.id', 'm.sample_id as sampleId', 'm.content'])
    .select((e) => isoTime(e.ref('m.created_at')).as('createdAt'));

const own = statement((v: { userId: number; limit: number }) =>
  rows().where('m.user_id', '=', v.userId).orderBy('m.id', 'desc').limit(v.limit),
);
const one = statement((v: { userId: number; id: number }) =>
  rows().where('m.user_id', '=', v.userId).where('m.id', '=', v.id),
);

const ownView = ({ sampleId, ...row }: RowOf<typeof own>, userId: number): ApiMessage => ({
  ...row,
  fromUserId: userId,
  recipientId: sampleId,
  type: 'text',
  from: self(userId),
});

const samples = (userId: number): (ApiMessage & { withId: number })[] =>
  sampleMessages.map(({ theirs, ...message }) => {
    const author = theirs ? samplePerson(message.withId) : self(userId);
    return {
      ...message,
      fromUserId: theirs ? message.withId : userId,
      recipientId: theirs ? userId : message.withId,
      ...(author && { from: author }),
    };
  });

export const listSandboxMessages: Handler<typeof list> = async ({ input, principal, query }) => {
  const userId = principal.id;
  const written = await query(own, { userId, limit: limits.sandbox });
  const all = [
    ...written.map((row) => ({ ...ownView(row, userId), withId: row.sampleId })),
    ...samples(userId).reverse(),
  ];
  const { conversationWith } = input;
  const wanted = all.filter(({ withId }) => conversationWith === undefined || withId === conversationWith);
  return pageOfAll(
    wanted.map(({ withId: _, ...message }): ApiMessage => message),
    input,
  );
};

const counting = statement((v: { userId: number }) =>
  from.selectFrom('sandbox_messages').select(count.as('count')).where('user_id', '=', v.userId),
);
const add = statement((v: { userId: number; sampleId: number; content: string; now: string }) =>
  from
    .insertInto('sandbox_messages')
    .values({ user_id: v.userId, sample_id: v.sampleId, content: v.content, created_at: moment(v.now) })
    .returning('id'),
);

export const createSandboxMessage: Handler<typeof create> = async ({ input, principal, query, now }) => {
  const userId = principal.id;
  if (!samplePerson(input.recipientId)) throw problem.notFound();
  await mustHaveRoom({ query, principal }, 'messages', async () => (await query(counting, { userId }))[0]?.count ?? 0);
  const message = { userId, sampleId: input.recipientId, content: input.content.trim() };
  const [added] = await query(add, { ...message, now: now.toISOString() });
  const [row] = added ? await query(one, { userId, id: added.id }) : [];
  if (!row) throw new Error('The message was not stored.');
  return { data: ownView(row, userId) };
};
