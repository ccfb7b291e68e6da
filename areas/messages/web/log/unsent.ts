import * as waiting from '#platform/web/unsent/queue.ts';
import type { Message, SymbolWord } from '../../contract.ts';

/** A message as it was written. */
export interface Written {
  /** The key under which it is sent once, however often it is tried. */
  readonly clientKey: string;
  readonly to: { readonly conversationId: number } | { readonly recipientId: number };
  readonly content: string;
  readonly type: 'text' | 'symbols' | 'image' | 'voice' | 'poll' | 'list';
  readonly symbols?: readonly SymbolWord[];
  readonly media?: readonly { readonly id: number; readonly alt?: string; readonly transcript?: string }[];
  /** A poll that was made for it, and the words of its options. */
  readonly poll?: { readonly id: number; readonly options: readonly string[] };
  /** What a shared list begins with; its title is the content. */
  readonly list?: { readonly items: readonly string[] };
  readonly replyToId?: number;
  /** When it was written, UTC. */
  readonly at: string;
}

/** A message that the server has not confirmed. It waits in the browser and survives a reload. */
export type Unsent = waiting.Stored<Written>;
export type Queue = waiting.Queue<Written>;

const lineOf = ({ to }: Written) => ('conversationId' in to ? `c${to.conversationId}` : `r${to.recipientId}`);

/** One line for each conversation, so that one that hangs holds up no other. */
export const createQueue = (options: Omit<waiting.QueueOptions<Written, Message>, 'keyOf' | 'lineOf'>): Queue =>
  waiting.createQueue({ ...options, keyOf: ({ clientKey }) => clientKey, lineOf });
