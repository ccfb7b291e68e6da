import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** 24 random bytes, as Standard Webhooks writes them. */
export const makeSecret = (): string => prefix + randomBytes(24).toString('base64');

export const endingOf = (secret: string): string => secret.slice(-4);

/** Standard Webhooks: version 1 is HMAC-SHA256 of id, time and body. */
function signatureBy(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

interface Signed {
  readonly id: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** One signature by each secret that counts: whoever has changed to the new one, or has not yet, finds theirs. */
export const signatures = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets.map((secret) => signatureBy(secret, `${id}.${timestamp}.${body}`)).join(' ');
