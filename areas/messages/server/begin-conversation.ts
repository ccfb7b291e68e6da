import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { limits } from '../pure/limits.ts';
import { directIdOf } from './find-conversation.ts';
import { mayBegin, onlyFollowedWords } from './may-begin.ts';
import { mustSeeMember } from './must-see.ts';
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
  if (how === 'request') await mustNotWriteToTooMany(ask, fromId);
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

async function mustNotWriteToTooMany({ query, now }: Ask, fromId: number): Promise<void> {
  const [row] = await query<{ count: number }>(
    'messages-new-people',
    `select count(*)::int as count from conversation_participants own
     join conversations c on c.id = own.conversation_id and c.kind = 'direct' and c.created_at > $2::timestamptz - interval '1 day'
     join conversation_participants p on p.conversation_id = c.id and p.user_id <> $1::int and p.state <> 'active'
     where own.user_id = $1::int and own.state = 'active'`,
    [fromId, now.toISOString()],
  );
  if ((row?.count ?? 0) >= limits.newPeople) {
    throw problem.conflict(
      `You have written to ${limits.newPeople} new people today. Wait for their answers, and go on tomorrow.`,
    );
  }
}
