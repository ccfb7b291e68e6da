import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { SealError, seal, unseal } from '#platform/server/auth/seal.ts';
import type { Config } from '#platform/server/config.ts';
import type { SymbolWord } from '../contract.ts';

/** What is written in a message; all of it is sealed. */
export interface Body {
  readonly content: string;
  readonly symbols?: readonly SymbolWord[];
  /** By the id of the file. */
  readonly media?: Readonly<Record<number, { readonly alt: string; readonly transcript: string }>>;
  readonly system?: { readonly what: string; readonly userId: number | null; readonly name: string };
}

/**
 * Key of a conversation, and the one made of it for the hashes of its words. As objects: to take one from bytes costs
 * five times as much as the hash of a word, and each message has many words.
 */
export interface Keys {
  readonly text: KeyObject;
  readonly words: KeyObject;
}

const form = 1;
const owner = (conversationId: number) => `conversation ${conversationId}`;
const purpose = 'messages';

/** Opening a key costs as much as ten messages, so the last ones are kept; a sealed key never changes its meaning. */
const known = new Map<string, Keys>();
const most = 5000;

const keysOf = (text: Buffer): Keys => ({
  text: createSecretKey(text),
  words: createSecretKey(Buffer.from(hkdfSync('sha256', text, 'doorways', 'message words', 32))),
});

/** A new conversation’s key as it is stored. The number of the conversation is bound to it. */
export function newSealedKey(config: Config, conversationId: number): string {
  return seal(config, purpose, owner(conversationId), randomBytes(32).toString('base64url'));
}

export function openKeys(config: Config, conversationId: number, sealedKey: string): Keys {
  const found = known.get(sealedKey);
  if (found) return found;
  const keys = keysOf(Buffer.from(unseal(config, purpose, owner(conversationId), sealedKey), 'base64url'));
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(sealedKey, keys);
  return keys;
}

/** The same key, sealed with the secret of today; undefined when it already is. */
export function resealKey(config: Config, conversationId: number, sealedKey: string): string | undefined {
  const anew = seal(config, purpose, owner(conversationId), unseal(config, purpose, owner(conversationId), sealedKey));
  const madeWith = (sealed: string) => sealed.split('.')[1];
  return madeWith(anew) === madeWith(sealedKey) ? undefined : anew;
}

/** AES-256-GCM. Bound to the conversation and the sender, so that a row that was moved or given away does not open. */
const about = (conversationId: number, fromUserId: number) => Buffer.from(`${form} ${conversationId} ${fromUserId}`);

function sealText(key: KeyObject, aad: Buffer, text: string): Uint8Array {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(aad);
  return Buffer.concat([Buffer.from([form]), iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function openText(key: KeyObject, aad: Buffer, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes[0] !== form || bytes.length < 29) throw new SealError();
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 13), { authTagLength: 16 })
      .setAAD(aad)
      .setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(13, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SealError({ cause });
  }
}

export const sealBody = (keys: Keys, conversationId: number, fromUserId: number, body: Body): Uint8Array =>
  sealText(keys.text, about(conversationId, fromUserId), JSON.stringify(body));

export const openBody = (keys: Keys, conversationId: number, fromUserId: number, sealed: Uint8Array): Body =>
  JSON.parse(openText(keys.text, about(conversationId, fromUserId), sealed)) as Body;

export const sealTitle = (keys: Keys, conversationId: number, title: string): Uint8Array =>
  sealText(keys.text, about(conversationId, 0), title);

export const openTitle = (keys: Keys, conversationId: number, sealed: Uint8Array): string =>
  openText(keys.text, about(conversationId, 0), sealed);

/** A number that stands for a word in this conversation and says nothing without its key. */
export const wordHash = (keys: Keys, word: string): number =>
  createHmac('sha256', keys.words).update(word).digest().readInt32BE(0);
