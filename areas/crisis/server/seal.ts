import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '#platform/server/config.ts';
import { readable, sealedText, unreadable } from '#platform/server/sealed.ts';

/** Of requests and of reports. */
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
const ofRequest = (column: string, part: string) =>
  sealedText({
    table: 'crisis_requests',
    column,
    row: ['id'],
    purpose,
    former: ({ id }) => `${part} ${id}`,
  });

export const authors = ofRequest('author_sealed', 'author');
export const words = ofRequest('words_sealed', 'words');
export const escalations = ofRequest('escalation_sealed', 'text');
export const bodies = sealedText({
  table: 'crisis_messages',
  column: 'body_sealed',
  row: ['request_id', 'seq'],
  purpose,
  former: ({ request_id }) => `text ${request_id}`,
});

const ofReport = (column: string) => sealedText({ table: 'crisis_reports', column, row: ['id'], purpose });
/** What the reporter wrote, and what the review team answered to each of the two. */
export const reportWords = {
  details: ofReport('details_sealed'),
  reply: ofReport('reply_sealed'),
  told: ofReport('told_sealed'),
} as const;
export const openReportWords = (config: Config, id: string, which: keyof typeof reportWords, sealed: string): string =>
  readable(() => reportWords[which].take(config, { id }, sealed), unreadable);

/** Ids have one length here, so that the length of the sealed text does not tell how old an account is. */
export const sealAuthor = (config: Config, id: string, { userId, at }: SealedAuthor) =>
  authors.put(config, { id }, JSON.stringify([String(userId).padStart(10, '0'), at]));
/** Throws SealError where it does not open: nobody is taken for the author. */
export function openAuthor(config: Config, id: string, sealed: string): SealedAuthor {
  const [userId, at] = JSON.parse(authors.take(config, { id }, sealed)) as [string, string];
  return { userId: Number(userId), at };
}

export const sealWords = (config: Config, id: string, said: SealedWords) =>
  words.put(config, { id }, JSON.stringify(said));
export const openWords = (config: Config, id: string, sealed: string): SealedWords =>
  readable(() => JSON.parse(words.take(config, { id }, sealed)) as SealedWords, {
    description: unreadable,
    location: null,
  });

export const sealEscalation = (config: Config, id: string, text: string) =>
  escalations.put(config, { id }, JSON.stringify(text));

export const sealText = (config: Config, requestId: string, seq: number, text: string) =>
  bodies.put(config, { request_id: requestId, seq }, JSON.stringify(text));
export const openText = (config: Config, requestId: string, seq: number, sealed: string): string =>
  readable(() => JSON.parse(bodies.take(config, { request_id: requestId, seq }, sealed)) as string, unreadable);

function mark(secret: string, userId: number): string {
  const key = Buffer.from(hkdfSync('sha256', secret, 'doorways', 'crisis author mark', 32));
  return createHmac('sha256', key).update(String(userId)).digest('base64url');
}

/** Finds somebody's own anonymous requests, and says nothing without the server's secret. */
export const authorMark = (config: Config, userId: number) => mark(config.sessionSecret, userId);

/** The mark of today, and of the secret before it. */
export const authorMarks = (config: Config, userId: number): readonly string[] =>
  [config.sessionSecret, config.previousSecret].flatMap((secret) => (secret ? [mark(secret, userId)] : []));
