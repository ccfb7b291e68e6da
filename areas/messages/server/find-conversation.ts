import { notBlockedText } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type Keys, openKeys } from './seal.ts';

/** A conversation as one of the people in it has it. */
export interface Held {
  readonly id: number;
  readonly kind: 'direct' | 'group';
  readonly lowId: number | null;
  readonly highId: number | null;
  readonly title: Uint8Array | null;
  readonly sealedKey: string;
  readonly lastSeq: number;
  readonly change: number;
  readonly version: number;
  readonly role: 'owner' | 'member' | 'supporter';
  readonly supportsId: number | null;
  readonly state: 'active' | 'request';
  readonly fromSeq: number;
  readonly readSeq: number;
  /** Up to here they were told by email or in a browser. */
  readonly toldSeq: number;
  readonly archived: boolean;
  readonly mutedUntil: string | null;
}

export interface Found extends Held {
  readonly keys: Keys;
}

/** SQL for "the conversation is there for this viewer": behind a block, the two people’s own is not. */
export const openToText = (viewer: string, c: string) =>
  `(${c}.kind = 'group' or (
    (${c}.low_id is null or ${c}.low_id = ${viewer} or ${notBlockedText(viewer, `${c}.low_id`)})
    and (${c}.high_id is null or ${c}.high_id = ${viewer} or ${notBlockedText(viewer, `${c}.high_id`)})))`;

export const heldColumns = `c.id, c.kind, c.low_id as "lowId", c.high_id as "highId", c.title, c.key_sealed as "sealedKey",
  c.last_seq as "lastSeq", c.change, c.version, p.role, p.supports_id as "supportsId", p.state,
  p.from_seq as "fromSeq", p.read_seq as "readSeq", p.told_seq as "toldSeq", p.archived,
  case when p.muted_until > now() then to_char(p.muted_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "mutedUntil"`;

/** Not there, not in it, declined, and behind a block are the same 404. With `lock`, writers take turns. */
export async function findConversation(
  ask: { readonly query: Query; readonly config: Config },
  viewerId: number,
  id: number,
  lock = false,
): Promise<Found> {
  const [held] = await ask.query<Held>(
    lock ? 'messages-find-locked' : 'messages-find',
    `select ${heldColumns}
     from conversation_participants p join conversations c on c.id = p.conversation_id
     where p.conversation_id = $2::int and p.user_id = $1::int and p.state <> 'declined' and ${openToText('$1::int', 'c')}
     ${lock ? 'for update of c' : ''}`,
    [viewerId, id],
  );
  if (!held) throw problem.notFound();
  return withKeys(ask.config, held);
}

export const withKeys = <H extends { id: number; sealedKey: string }>(config: Config, held: H): H & { keys: Keys } =>
  Object.assign(held, { keys: openKeys(config, held.id, held.sealedKey) });

/** The other of two people; null when they are gone, or when the viewer is beside one of them. */
export const otherOf = (held: Pick<Held, 'kind' | 'lowId' | 'highId' | 'role' | 'supportsId'>, viewerId: number) => {
  if (held.kind === 'group') return null;
  if (held.role === 'supporter') return held.lowId === held.supportsId ? held.highId : held.lowId;
  return held.lowId === viewerId ? held.highId : held.lowId;
};

/** The number of the conversation of two people. */
export async function directIdOf(query: Query, one: number, another: number): Promise<number | undefined> {
  const [row] = await query<{ id: number }>(
    'messages-direct',
    `select id from conversations where kind = 'direct' and low_id = $1::int and high_id = $2::int`,
    [Math.min(one, another), Math.max(one, another)],
  );
  return row?.id;
}
