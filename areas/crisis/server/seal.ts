import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { seal, unseal } from '#platform/server/auth/seal.ts';
import type { Config } from '#platform/server/config.ts';

export const newRequestId = () => randomBytes(16).toString('base64url');

/** Who asked, and when exactly. */
export interface SealedAuthor {
  readonly userId: number;
  readonly at: string;
}
/** What they wrote. */
export interface SealedWords {
  readonly description: string;
  readonly location: string | null;
}

const purpose = 'crisis';
const about = (part: string, requestId: string) => `${part} ${requestId}`;

/** Every sealed value is bound to its request and its part, so that no value opens in another's place. */
const put = (config: Config, part: string, requestId: string, value: unknown) =>
  seal(config, purpose, about(part, requestId), JSON.stringify(value));
const open = <T>(config: Config, part: string, requestId: string, sealed: string) =>
  JSON.parse(unseal(config, purpose, about(part, requestId), sealed)) as T;

/** Ids have one length here, so that the length of the sealed text does not tell how old an account is. */
export const sealAuthor = (config: Config, requestId: string, { userId, at }: SealedAuthor) =>
  put(config, 'author', requestId, [String(userId).padStart(10, '0'), at]);
export function openAuthor(config: Config, requestId: string, sealed: string): SealedAuthor {
  const [userId, at] = open<[string, string]>(config, 'author', requestId, sealed);
  return { userId: Number(userId), at };
}

export const sealWords = (config: Config, requestId: string, words: SealedWords) =>
  put(config, 'words', requestId, words);
export const openWords = (config: Config, requestId: string, sealed: string) =>
  open<SealedWords>(config, 'words', requestId, sealed);

export const sealText = (config: Config, requestId: string, text: string) => put(config, 'text', requestId, text);
export const openText = (config: Config, requestId: string, sealed: string) =>
  open<string>(config, 'text', requestId, sealed);

function mark(secret: string, userId: number): string {
  const key = Buffer.from(hkdfSync('sha256', secret, 'doorways', 'crisis author mark', 32));
  return createHmac('sha256', key).update(String(userId)).digest('base64url');
}

/** Finds somebody's own anonymous requests, and says nothing without the server's secret. */
export const authorMark = (config: Config, userId: number) => mark(config.sessionSecret, userId);

/** The mark of today, and of the secret before it. */
export const authorMarks = (config: Config, userId: number): readonly string[] =>
  [config.sessionSecret, config.previousSecret].flatMap((secret) => (secret ? [mark(secret, userId)] : []));

const keyIn = (sealed: string) => sealed.split('.')[1];

/** The same value, sealed with the secret of today; undefined when it already is. */
function anew(config: Config, part: string, requestId: string, sealed: string): string | undefined {
  const next = put(config, part, requestId, open<unknown>(config, part, requestId, sealed));
  return keyIn(next) === keyIn(sealed) ? undefined : next;
}

export const resealWords = (config: Config, requestId: string, sealed: string) =>
  anew(config, 'words', requestId, sealed) ?? sealed;
export const resealText = (config: Config, requestId: string, sealed: string) =>
  anew(config, 'text', requestId, sealed) ?? sealed;
/** Undefined: it is sealed with the secret of today, and so is everything else of the request. */
export const resealAuthor = (config: Config, requestId: string, sealed: string) =>
  anew(config, 'author', requestId, sealed);
