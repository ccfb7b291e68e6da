import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { type Place, SealError } from '#platform/server/auth/seal.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type RowKey, readable, type SealedColumn, sealedText, unreadable } from '#platform/server/sealed.ts';
import { statement, tables } from '#platform/server/statement.ts';
import type { SymbolWord } from '../contract.ts';
import type { conversations } from './tables.ts';

/** What is written in a message; all of it is sealed. */
export interface Body {
  readonly content: string;
  readonly symbols?: readonly SymbolWord[];
  /** By the id of the file. */
  readonly media?: Readonly<Record<number, { readonly alt: string; readonly transcript: string }>>;
  readonly system?: { readonly what: string; readonly userId: number | null; readonly name: string };
  /** The words of the options of its poll. */
  readonly poll?: { readonly options: readonly string[] };
}

/**
 * Key of a conversation, and the one made of it for the hashes of its words. As objects: to take one from bytes costs
 * five times as much as the hash of a word, and each message has many words.
 */
export interface Keys {
  readonly text: KeyObject | undefined;
  readonly words: KeyObject | undefined;
}

/** The form of today binds a text to its row. One of the form before is bound to its conversation and its sender alone. */
const form = 2;
const formerForm = 1;

export const sealedKeys = sealedText({
  table: 'conversations',
  column: 'key_sealed',
  row: ['id'],
  purpose: 'messages',
  former: ({ id }) => `conversation ${id}`,
});

/** Opening a key costs as much as ten messages, so the last ones are kept; a sealed key never changes its meaning. */
const known = new Map<string, Keys>();
const most = 5000;

const keysOf = (text: Buffer): Keys => ({
  text: createSecretKey(text),
  words: createSecretKey(Buffer.from(hkdfSync('sha256', text, 'doorways', 'message words', 32))),
});

/** A new conversation’s key as it is stored. */
export const newSealedKey = (config: Config, conversationId: number): string =>
  sealedKeys.put(config, { id: conversationId }, randomBytes(32).toString('base64url'));

/** Where the key itself does not open: what is there is not readable, and nothing can be written. */
const noKeys: Keys = { text: undefined, words: undefined };

export function openKeys(config: Config, conversationId: number, sealedKey: string): Keys {
  // One that was copied from another conversation must not be found here.
  const name = `${conversationId} ${sealedKey}`;
  const found = known.get(name);
  if (found) return found;
  const key = readable(() => sealedKeys.take(config, { id: conversationId }, sealedKey), undefined);
  if (key === undefined) return noKeys;
  const keys = keysOf(Buffer.from(key, 'base64url'));
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(name, keys);
  return keys;
}

/** What a text is bound to in the form of today, and in the one before. */
interface Bound {
  readonly place: Place;
  readonly former: string;
}

const titleOf = (conversationId: number): Bound => ({
  place: ['conversations.title', conversationId],
  former: `${formerForm} ${conversationId} 0`,
});

/** Where a message stands: it opens in no other row. */
export interface MessagePlace {
  readonly conversationId: number;
  readonly seq: number;
  readonly fromUserId: number;
}

const bodyOf = ({ conversationId, seq, fromUserId }: MessagePlace): Bound => ({
  place: ['messages.body', conversationId, seq, fromUserId],
  former: `${formerForm} ${conversationId} ${fromUserId}`,
});

/** AES-256-GCM with the key of the conversation. */
function sealBytes({ text: key }: Keys, { place }: Bound, text: string): Uint8Array {
  if (!key)
    throw problem.conflict('We can’t open this conversation. The record is damaged or was moved. Start a new one.');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(JSON.stringify([form, ...place])));
  return Buffer.concat([Buffer.from([form]), iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function openBytes({ text: key }: Keys, { place, former }: Bound, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const where = String(place[0]);
  if (!key || (bytes[0] !== form && bytes[0] !== formerForm) || bytes.length < 29) throw new SealError(where);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 13), { authTagLength: 16 })
      .setAAD(Buffer.from(bytes[0] === form ? JSON.stringify([form, ...place]) : former))
      .setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(13, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SealError(where, { cause });
  }
}

export const sealBody = (keys: Keys, place: MessagePlace, body: Body): Uint8Array =>
  sealBytes(keys, bodyOf(place), JSON.stringify(body));

/** Throws SealError where it does not open. */
export const openBody = (keys: Keys, place: MessagePlace, sealed: Uint8Array): Body =>
  JSON.parse(openBytes(keys, bodyOf(place), sealed)) as Body;

/** For whoever reads: a message that does not open says so, and the others are not held up. */
export const readBody = (keys: Keys, place: MessagePlace, sealed: Uint8Array): Body =>
  readable(() => openBody(keys, place, sealed), { content: unreadable });

export const sealTitle = (keys: Keys, conversationId: number, title: string): Uint8Array =>
  sealBytes(keys, titleOf(conversationId), title);

export const readTitle = (keys: Keys, conversationId: number, sealed: Uint8Array): string =>
  readable(() => openBytes(keys, titleOf(conversationId), sealed), unreadable);

/** Where what someone wrote down of a recording stands. */
interface TranscriptPlace {
  readonly conversationId: number;
  readonly mediaId: number;
  readonly authorId: number;
}

const transcriptOf = ({ conversationId, mediaId, authorId }: TranscriptPlace): Bound => ({
  place: ['message_transcripts.body', conversationId, mediaId, authorId],
  // There is none of the form before.
  former: '',
});

export const sealTranscript = (keys: Keys, place: TranscriptPlace, text: string): Uint8Array =>
  sealBytes(keys, transcriptOf(place), text);

export const readTranscript = (keys: Keys, place: TranscriptPlace, sealed: Uint8Array): string =>
  readable(() => openBytes(keys, transcriptOf(place), sealed), unreadable);

/** Where an item of a shared list stands. */
interface ItemPlace {
  readonly conversationId: number;
  readonly messageId: number;
  readonly id: number;
}

const itemOf = ({ conversationId, messageId, id }: ItemPlace): Bound => ({
  place: ['message_list_items.body', conversationId, messageId, id],
  // There is none of the form before.
  former: '',
});

export const sealItem = (keys: Keys, place: ItemPlace, text: string): Uint8Array =>
  sealBytes(keys, itemOf(place), text);

export const readItem = (keys: Keys, place: ItemPlace, sealed: Uint8Array): string =>
  readable(() => openBytes(keys, itemOf(place), sealed), unreadable);

const sealedKey = statement((v: { id: number }) =>
  tables<{ conversations: typeof conversations }>()
    .selectFrom('conversations')
    .select('key_sealed as sealedKey')
    .where('id', '=', v.id),
);

async function keysFor({ query, config }: { query: Query; config: Config }, conversationId: number): Promise<Keys> {
  const [row] = await query(sealedKey, { id: conversationId });
  return row ? openKeys(config, conversationId, row.sealedKey) : noKeys;
}

function underConversation(
  about: { readonly table: string; readonly column: string; readonly row: readonly string[] },
  boundOf: (row: RowKey) => Bound & { readonly conversationId: number },
): SealedColumn {
  return {
    ...about,
    open: async ({ row, sealed, ...ask }) => {
      const bound = boundOf(row);
      return openBytes(await keysFor(ask, bound.conversationId), bound, sealed as Uint8Array);
    },
    anew: async ({ row, sealed, ...ask }) => {
      const bound = boundOf(row);
      const keys = await keysFor(ask, bound.conversationId);
      return sealBytes(keys, bound, openBytes(keys, bound, sealed as Uint8Array));
    },
    isOld: () => `get_byte("${about.column}", 0) = ${formerForm}`,
  };
}

export const sealedTitles = underConversation({ table: 'conversations', column: 'title', row: ['id'] }, (row) => {
  const conversationId = Number(row.id);
  return { conversationId, ...titleOf(conversationId) };
});

export const sealedBodies = underConversation(
  { table: 'messages', column: 'body', row: ['conversation_id', 'seq', 'from_user_id'] },
  (row) => {
    const conversationId = Number(row.conversation_id);
    const place = { conversationId, seq: Number(row.seq), fromUserId: Number(row.from_user_id) };
    return { conversationId, ...bodyOf(place) };
  },
);

export const sealedTranscripts = underConversation(
  { table: 'message_transcripts', column: 'body', row: ['conversation_id', 'media_id', 'author_id'] },
  (row) => {
    const conversationId = Number(row.conversation_id);
    const place = { conversationId, mediaId: Number(row.media_id), authorId: Number(row.author_id) };
    return { conversationId, ...transcriptOf(place) };
  },
);

export const sealedItems = underConversation(
  { table: 'message_list_items', column: 'body', row: ['conversation_id', 'message_id', 'id'] },
  (row) => {
    const conversationId = Number(row.conversation_id);
    const place = { conversationId, messageId: Number(row.message_id), id: Number(row.id) };
    return { conversationId, ...itemOf(place) };
  },
);

/** A number that stands for a word in this conversation and says nothing without its key. */
export function wordHash({ words: key }: Keys, word: string): number {
  if (!key) throw new SealError(sealedKeys.table);
  return createHmac('sha256', key).update(word).digest().readInt32BE(0);
}
