import { type Expression, sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, columns, countOf, type Given, isThere, statement } from '#platform/server/statement.ts';
import type { Conversation } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import { type Keys, openKeys } from './seal.ts';
import type { conversations, participants } from './tables.ts';

/** A conversation as one of the people in it has it. */
export interface ConversationRow {
  readonly id: number;
  readonly kind: 'direct' | 'group';
  readonly lowId: number | null;
  readonly highId: number | null;
  readonly title: Uint8Array | null;
  /** What it is about; null: its people alone. */
  readonly contextKind: string | null;
  readonly contextRef: number | null;
  /** Null: it goes on. */
  readonly endedAt: string | null;
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
  readonly guardOff: Conversation['guardOff'];
}

export interface Found extends ConversationRow {
  readonly keys: Keys;
}

/** The conversation is there for this viewer: behind a block, the two people’s own is not. */
export function isOpenTo(viewer: Given<number>, conversation: string) {
  const c = columns<typeof conversations>(conversation);
  const mayMeet = (one: Expression<number | null>) =>
    sql<boolean>`(${one} is null or ${one} = ${viewer} or ${notBlocked(viewer, one)})`;
  return sql<boolean>`(${c.kind} = 'group' or (${mayMeet(c.low_id)} and ${mayMeet(c.high_id)}))`;
}

const { muted_until: mutedUntil } = columns<typeof participants>('p');
const { ended_at: endedAt } = columns<typeof conversations>('c');

/** What a ConversationRow is made of, of a conversation c and the part p that somebody has in it. */
export const conversationColumns = [
  'c.id',
  'c.kind',
  'c.low_id as lowId',
  'c.high_id as highId',
  'c.title',
  'c.context_kind as contextKind',
  'c.context_ref as contextRef',
  isoTime(endedAt).as('endedAt'),
  'c.key_sealed as sealedKey',
  'c.last_seq as lastSeq',
  'c.change',
  'c.version',
  'p.role',
  'p.supports_id as supportsId',
  'p.from_seq as fromSeq',
  'p.read_seq as readSeq',
  'p.told_seq as toldSeq',
  'p.archived',
  'p.guard_off as guardOff',
  sql<string | null>`case when ${mutedUntil} > now() then ${isoTime(mutedUntil)} end`.as('mutedUntil'),
] as const;

/** The conversations that somebody is in and has not declined. */
export const conversationsOf = (viewer: Given<number>) =>
  from
    .selectFrom('conversation_participants as p')
    .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
    .select(conversationColumns)
    .select('p.state')
    .where('p.user_id', '=', viewer)
    .where('p.state', '!=', 'declined')
    .where(isOpenTo(viewer, 'c'))
    .$narrowType<{ state: 'active' | 'request' }>();

const reading = choice((lock: boolean) =>
  statement((v: { viewerId: number; id: number }) => {
    const one = conversationsOf(v.viewerId).where('p.conversation_id', '=', v.id);
    return lock ? one.forUpdate('c') : one;
  }),
);

interface Ask {
  readonly query: Query;
  readonly config: Config;
}

async function read(ask: Ask, lock: boolean, viewerId: number, id: number): Promise<Found | undefined> {
  const [row] = await ask.query(reading(lock), { viewerId, id });
  return row && withKeys(ask.config, row);
}

/** Undefined alike where it is not there, and for who is not in it, has declined or is behind a block. */
export const findConversation = (ask: Ask, viewerId: number, id: number) => read(ask, false, viewerId, id);

/** The same, locked until the transaction ends: writers take turns. */
export const lockConversation = (ask: Ask, viewerId: number, id: number) => read(ask, true, viewerId, id);

export const withKeys = <Row extends { id: number; sealedKey: string }>(
  config: Config,
  row: Row,
): Row & { keys: Keys } => Object.assign(row, { keys: openKeys(config, row.id, row.sealedKey) });

/** The other of two people; null when they are gone, or when the viewer is beside one of them. */
export const otherOf = (
  { kind, lowId, highId, role, supportsId }: Pick<ConversationRow, 'kind' | 'lowId' | 'highId' | 'role' | 'supportsId'>,
  viewerId: number,
) => {
  if (kind === 'group') return null;
  if (role === 'supporter') return lowId === supportsId ? highId : lowId;
  return lowId === viewerId ? highId : lowId;
};

const direct = statement((v: { low: number; high: number }) =>
  from
    .selectFrom('conversations')
    .select('id')
    .where('kind', '=', 'direct')
    .where('context_kind', 'is', null)
    .where('low_id', '=', v.low)
    .where('high_id', '=', v.high),
);

/** The number of the conversation of two people that is about nothing else. */
export async function directIdOf(query: Query, one: number, another: number): Promise<number | undefined> {
  const [row] = await query(direct, { low: Math.min(one, another), high: Math.max(one, another) });
  return row?.id;
}

/** Of those who were brought into the conversation nobody but the viewer is in it yet. */
export const nobodyAgreed = (conversation: Given<number>, viewer: Given<number>) =>
  sql<boolean>`not ${isThere(
    from
      .selectFrom('conversation_participants as a')
      .where('a.conversation_id', '=', conversation)
      .where('a.user_id', '!=', viewer)
      .where('a.state', '=', 'active'),
  )}`;

/** How many messages somebody has written here, up to the few that are allowed before the other has agreed. */
export const writtenBy = (conversation: Given<number>, writer: Given<number>) =>
  countOf(
    from.selectFrom(
      from
        .selectFrom('messages as m')
        .select('m.id')
        .where('m.conversation_id', '=', conversation)
        .where('m.from_user_id', '=', writer)
        .where('m.type', '!=', 'system')
        .limit(sql.lit(limits.beforeAgreed))
        .as('w'),
    ),
  );

export const endedWords = 'This conversation has ended. You can still read it.';

/** What has ended is kept, and only read. */
export function mustGoOn({ endedAt }: Pick<ConversationRow, 'endedAt'>): void {
  if (endedAt !== null) throw problem.conflict(endedWords);
}

/** Whoever is asked into a conversation answers first: until then they read it, and nothing of theirs is in it. */
export function mustTakePart(found: Pick<ConversationRow, 'endedAt' | 'state'>): void {
  mustGoOn(found);
  if (found.state === 'request') throw problem.conflict('Accept the request first. Until then you can only read.');
}

export const waitingWords = (name: string) => `Wait until ${name} has answered. They haven’t agreed to talk yet.`;
