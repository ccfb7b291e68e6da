import { sql } from 'kysely';
import { isFollowing, notBlocked } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';
import { problem } from '#platform/server/problem.ts';
import { count, type Moment, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { limits } from '../pure/limits.ts';
import type { About } from './contexts.ts';
import { directIdOf, type Found, waitingWords } from './find-conversation.ts';
import { from } from './from.ts';
import { newSealedKey } from './seal.ts';

const seen = statement((v: { viewerId: number; id: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.id)
    .where('u.id', '!=', v.viewerId)
    .where((e) => notBlocked(v.viewerId, e.ref('u.id'))),
);

/** Unknown members, oneself, closed accounts and members behind a block are not seen alike. */
export async function isMemberSeen(query: Query, viewerId: number, userId: number): Promise<boolean> {
  const rows = await query(seen, { viewerId, id: userId });
  return rows.length > 0;
}

export const onlyFollowedWords =
  'They only accept messages from people they follow. You can follow them, and write once they follow you.';

const terms = statement((v: { fromId: number; toId: number }) =>
  from.selectNoFrom([
    isFollowing(v.toId, v.fromId).as('follows'),
    from.selectFrom('message_settings as s').select('s.new_people').where('s.user_id', '=', v.toId).as('newPeople'),
    from.selectFrom('users as u').select('u.name').where('u.id', '=', v.toId).as('name'),
  ]),
);

/** Why two people need not ask each other before they write: said by areas above, such as a match. */
export const agreements = place<(query: Query, one: number, another: number) => Promise<boolean>>(
  'reasons to write to each other',
);

async function haveAgreed(query: Query, one: number, another: number): Promise<boolean> {
  for (const agreed of agreements.now()) if (await agreed(query, one, another)) return true;
  return false;
}

/** How a first message arrives: among the others, as a request, or not at all. */
type Beginning = 'active' | 'request' | 'refused';

export async function termsOf(
  query: Query,
  fromId: number,
  toId: number,
): Promise<{ readonly how: Beginning; readonly name: string }> {
  const [row] = await query(terms, { fromId, toId });
  const agreed = row?.follows || (await haveAgreed(query, fromId, toId));
  const how = agreed ? 'active' : row?.newPeople === 'followed' ? 'refused' : 'request';
  return { how, name: row?.name ?? '' };
}

const noteAsked = statement((v: { byId: number; ids: readonly number[]; id: number; now: string }) =>
  from
    .insertInto('message_requests')
    .columns(['from_id', 'to_id', 'conversation_id', 'created_at'])
    .expression(
      from
        .selectFrom(sql<{ id: number }>`unnest(${v.ids}::int[])`.as<'x'>(sql`x (id)`))
        .select([
          sql<number>`${v.byId}::int`.as('from_id'),
          'x.id',
          sql<number>`${v.id}::int`.as('conversation_id'),
          moment(v.now).as('created_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('to_id as id'),
);

const askedToday = statement((v: { byId: number; now: string }) =>
  from
    .selectFrom('message_requests')
    .select(count.as('count'))
    .where('from_id', '=', v.byId)
    .where('created_at', '>', sql<Moment>`${moment(v.now)} - interval '1 day'`),
);

/**
 * Members ask somebody new one time, whether they write, bring them into a group or as a supporter, until that person
 * agrees. Declined and not answered are the same. Whoever was taken out again counts as asked.
 */
export async function askToTalk(
  { query, now }: { readonly query: Query; readonly now: Date },
  byId: number,
  conversationId: number,
  people: readonly { readonly id: number; readonly name: string }[],
): Promise<void> {
  if (people.length === 0) return;
  await takeTurn(query, 'messages asked by', byId);
  const asked = await query(noteAsked, {
    byId,
    ids: people.map(({ id }) => id),
    id: conversationId,
    now: now.toISOString(),
  });
  const before = people.find(({ id }) => !asked.some((one) => one.id === id));
  if (before) throw problem.conflict(waitingWords(before.name));
  const [row] = await query(askedToday, { byId, now: now.toISOString() });
  if ((row?.count ?? 0) > limits.newPeople) {
    throw problem.conflict(
      `You can write to ${limits.newPeople} new people a day. Wait for their answers, or try again tomorrow.`,
    );
  }
}

const forget = statement((v: { toId: number; id: number }) =>
  from.deleteFrom('message_requests').where('to_id', '=', v.toId).where('conversation_id', '=', v.id),
);

/** Whoever asked them here may ask them again, once they do not talk any more. */
export async function agree(query: Query, userId: number, { id, state }: Pick<Found, 'id' | 'state'>): Promise<void> {
  if (state !== 'request') return;
  await query(forget, { toId: userId, id });
}

type Ask = { readonly query: Query; readonly config: Config; readonly now: Date };

interface Pair {
  readonly id: number;
  readonly fromId: number;
  readonly toId: number;
  readonly state: 'active' | 'request';
  readonly now: string;
}

export const pairUp = statement((v: Pair) =>
  from.insertInto('conversation_participants').values([
    { conversation_id: v.id, user_id: v.fromId, state: sql.lit('active'), joined_at: moment(v.now) },
    { conversation_id: v.id, user_id: v.toId, state: v.state, joined_at: moment(v.now) },
  ]),
);

/** The conversation of two people, made when the first of them writes. Unknown and blocked are the same refusal. */
export async function directWith(ask: Ask, fromId: number, toId: number): Promise<number> {
  const { query } = ask;
  if (!(await isMemberSeen(query, fromId, toId))) throw problem.notFound();
  const known = await directIdOf(query, fromId, toId);
  if (known !== undefined) return known;
  const { how, name } = await termsOf(query, fromId, toId);
  if (how === 'refused') throw problem.refused(onlyFollowedWords);
  const [low, high] = [Math.min(fromId, toId), Math.max(fromId, toId)];
  const id = await newConversation(ask, 'direct', low, high);
  // Both wrote at the same moment: the other one's is there now.
  if (id === undefined) return (await directIdOf(query, fromId, toId)) ?? directWith(ask, fromId, toId);
  await query(pairUp, { id, fromId, toId, state: how, now: ask.now.toISOString() });
  if (how === 'request') await askToTalk(ask, fromId, id, [{ id: toId, name }]);
  return id;
}

const nextNumber = statement((_: object) => sql<{ id: number }>`select nextval('conversations_id_seq')::int as id`);

interface Made {
  readonly id: number;
  readonly kind: 'direct' | 'group';
  readonly low: number | null;
  readonly high: number | null;
  readonly aboutKind: string | null;
  readonly aboutRef: number | null;
  readonly key: string;
  readonly now: string;
}

const make = statement((v: Made) =>
  from
    .insertInto('conversations')
    .values({
      id: v.id,
      kind: v.kind,
      low_id: v.low,
      high_id: v.high,
      context_kind: sql<string | null>`${v.aboutKind}::text`,
      context_ref: sql<number | null>`${v.aboutRef}::int`,
      key_sealed: v.key,
      last_at: moment(v.now),
      created_at: moment(v.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** A number first, since the key is bound to it; undefined when there is already one of the two, or about this. */
export async function newConversation(
  { query, config, now }: Ask,
  kind: 'direct' | 'group',
  low: number | null = null,
  high: number | null = null,
  about: About | null = null,
): Promise<number | undefined> {
  const [next] = await query(nextNumber, {});
  if (!next) throw new Error('The sequence of conversations gave no number.');
  const [made] = await query(make, {
    id: next.id,
    kind,
    low,
    high,
    aboutKind: about?.kind ?? null,
    aboutRef: about?.ref ?? null,
    key: newSealedKey(config, next.id),
    now: now.toISOString(),
  });
  return made?.id;
}
