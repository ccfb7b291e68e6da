import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import type { Conversation } from '../contract.ts';
import { type ConversationRow, conversationsOf } from './find-conversation.ts';
import { type Keys, readTitle } from './seal.ts';

/** What a conversation is about: one of a kind of things, by its number. */
export interface About {
  /** Lower-case letters, stored with the conversation: mentorship. */
  readonly kind: string;
  readonly ref: number;
}

/** The same, as one person in the conversation sees it. */
export interface AboutThis {
  /** Stored nowhere, so that it is always right. */
  readonly title: string;
  /** Its page within the site. */
  readonly href: string;
  /** What the link there says: Open the mentorship. */
  readonly open: string;
}

/** A kind of things that conversations are about. Its area declares it: `declares: { fills: [conversationContexts.with(…)] }`. */
export interface ConversationContext {
  readonly kind: string;
  /** Those that are missing, or not this member’s to see, are left out. */
  readonly read: (ask: {
    readonly query: Query;
    readonly config: Config;
    readonly viewerId: number;
    readonly refs: readonly number[];
  }) => Promise<ReadonlyMap<number, AboutThis>>;
}

export const conversationContexts = place<ConversationContext>('kinds of things that conversations are about');

export const formerMember = 'Former member';

type Row = Pick<ConversationRow, 'id' | 'kind' | 'contextKind' | 'contextRef'>;

/** What these conversations are about, for one person in them. */
export async function aboutOf(
  ask: { readonly query: Query; readonly config: Config },
  viewerId: number,
  rows: readonly Row[],
): Promise<(row: Row) => AboutThis | undefined> {
  const known = new Map<string, ReadonlyMap<number, AboutThis>>();
  for (const { kind, read } of conversationContexts.now()) {
    const refs = rows.flatMap(({ contextKind, contextRef }) => (contextKind === kind ? [contextRef ?? 0] : []));
    if (refs.length > 0) known.set(kind, await read({ ...ask, viewerId, refs }));
  }
  return ({ contextKind, contextRef }) => known.get(contextKind ?? '')?.get(contextRef ?? 0);
}

/** Who sees the conversation but not what it is about, such as a supporter, is told nothing of it. */
export const contextOf = ({ contextKind }: Row, about: AboutThis | undefined): Conversation['context'] =>
  contextKind === null ? null : { href: about?.href ?? '', open: about?.open ?? '' };

/** Where it is not called by what it is about. */
export function titleOf(
  row: Row & { readonly title: Uint8Array | null; readonly keys: Keys },
  otherName: string | undefined,
): string {
  if (row.title) return readTitle(row.keys, row.id, row.title);
  return row.kind === 'group' ? 'A group conversation' : (otherName ?? formerMember);
}

/** Who is in the conversation of a group that meets elsewhere, and its name, are decided there. */
export function mustBeOwn({ contextKind }: Pick<Row, 'contextKind'>): void {
  if (contextKind !== null) throw problem.conflict('You can change who is here on the page of the group.');
}

const about = statement((v: { viewerId: number; kind: string; refs: readonly number[] }) =>
  conversationsOf(v.viewerId).where('c.context_kind', '=', v.kind).where('c.context_ref', '=', anyOf(v.refs)),
);

/** Conversations about these things that the member is in, by the number of the thing; some can only be read. */
export async function conversationsAbout(
  query: Query,
  viewerId: number,
  kind: string,
  refs: readonly number[],
): Promise<ReadonlyMap<number, { readonly id: number; readonly goesOn: boolean }>> {
  if (refs.length === 0) return new Map();
  const rows = await query(about, { viewerId, kind, refs });
  return new Map(rows.map(({ id, contextRef, endedAt }) => [contextRef ?? 0, { id, goesOn: endedAt === null }]));
}
