import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { directIdOf } from './find-conversation.ts';
import { mayBegin, onlyFollowedWords } from './may-begin.ts';
import { mustSeeMember } from './must-see.ts';
import { nameOf } from './people.ts';
import { ask as askThem } from './requests.ts';
import { newSealedKey } from './seal.ts';

type Ask = { readonly query: Query; readonly config: Config; readonly now: Date };

/** The conversation of two people, made when the first of them writes. Unknown and blocked are the same refusal. */
export async function directWith(ask: Ask, fromId: number, toId: number): Promise<number> {
  const { query } = ask;
  await mustSeeMember(query, fromId, toId);
  const known = await directIdOf(query, fromId, toId);
  if (known !== undefined) return known;
  const how = await mayBegin(query, fromId, toId);
  if (how === 'refused') throw problem.refused(onlyFollowedWords);
  const [low, high] = [Math.min(fromId, toId), Math.max(fromId, toId)];
  const id = await newConversation(ask, 'direct', low, high);
  // Both wrote at the same moment: the other one's is there now.
  if (id === undefined) return (await directIdOf(query, fromId, toId)) ?? directWith(ask, fromId, toId);
  await query(
    'messages-pair',
    `insert into conversation_participants (conversation_id, user_id, state, joined_at)
     values ($1::int, $2::int, 'active', $5::timestamptz), ($1::int, $3::int, $4::text, $5::timestamptz)`,
    [id, fromId, toId, how, ask.now.toISOString()],
  );
  if (how === 'request') await askThem(ask, fromId, id, [{ id: toId, name: await nameOf(query, toId) }]);
  return id;
}

/** A number first, since the key is bound to it; undefined when the two already have a conversation. */
export async function newConversation(
  { query, config, now }: Ask,
  kind: 'direct' | 'group',
  low: number | null = null,
  high: number | null = null,
): Promise<number | undefined> {
  const [next] = await query<{ id: number }>(
    'messages-next-conversation',
    `select nextval('conversations_id_seq')::int as id`,
  );
  if (!next) throw new Error('The sequence of conversations gave no number.');
  const [made] = await query<{ id: number }>(
    'messages-new-conversation',
    `insert into conversations (id, kind, low_id, high_id, key_sealed, last_at, created_at)
     values ($1::int, $2::text, $3::int, $4::int, $5::text, $6::timestamptz, $6::timestamptz)
     on conflict do nothing returning id`,
    [next.id, kind, low, high, newSealedKey(config, next.id), now.toISOString()],
  );
  return made?.id;
}
