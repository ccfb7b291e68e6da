import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '#platform/server/config.ts';

const purpose = 'email addresses kept out of Connections';

const keyOf = (secret: string, email: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, 'doorways', purpose, 32)))
    .update(email.trim().toLowerCase())
    .digest('base64url');

/** Keyed: it can be compared with an address that is there, and nobody can guess addresses from it. */
export const emailKey = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, email: string): string =>
  keyOf(sessionSecret, email);

/** The same under every secret that counted so far. */
export const emailKeys = (config: Pick<Config, 'sessionSecret' | 'previousSecret'>, email: string): string[] =>
  [config.sessionSecret, config.previousSecret].flatMap((secret) =>
    secret === undefined ? [] : [keyOf(secret, email)],
  );
