import { sql } from 'kysely';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { directIdOf } from './find-conversation.ts';
import { from } from './from.ts';
import { isMemberSeen } from './is-member-seen.ts';
import { mayBegin, onlyFollowedWords } from './may-begin.ts';
import { nameOf } from './people.ts';
import { ask as askThem } from './requests.ts';
import { newSealedKey } from './seal.ts';

type Ask = { readonly query: Query; readonly config: Config; readonly now: Date };

interface Pair {
  readonly id: number;
  readonly fromId: number;
  readonly toId: number;
  readonly state: 'active' | 'request';
  readonly now: string;
}

const pair = statement((v: Pair) =>
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
  const how = await mayBegin(query, fromId, toId);
  if (how === 'refused') throw problem.refused(onlyFollowedWords);
  const [low, high] = [Math.min(fromId, toId), Math.max(fromId, toId)];
  const id = await newConversation(ask, 'direct', low, high);
  // Both wrote at the same moment: the other one's is there now.
  if (id === undefined) return (await directIdOf(query, fromId, toId)) ?? directWith(ask, fromId, toId);
  await query(pair, { id, fromId, toId, state: how, now: ask.now.toISOString() });
  if (how === 'request') await askThem(ask, fromId, id, [{ id: toId, name: await nameOf(query, toId) }]);
  return id;
}

const nextNumber = statement((_: object) => sql<{ id: number }>`select nextval('conversations_id_seq')::int as id`);

interface Made {
  readonly id: number;
  readonly kind: 'direct' | 'group';
  readonly low: number | null;
  readonly high: number | null;
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
      key_sealed: v.key,
      last_at: moment(v.now),
      created_at: moment(v.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** A number first, since the key is bound to it; undefined when the two already have a conversation. */
export async function newConversation(
  { query, config, now }: Ask,
  kind: 'direct' | 'group',
  low: number | null = null,
  high: number | null = null,
): Promise<number | undefined> {
  const [next] = await query(nextNumber, {});
  if (!next) throw new Error('The sequence of conversations gave no number.');
  const [made] = await query(make, {
    id: next.id,
    kind,
    low,
    high,
    key: newSealedKey(config, next.id),
    now: now.toISOString(),
  });
  return made?.id;
}
