import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

const made = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** What a link in an email carries, so that no one else can make such a link. `text` begins with what the link is for. */
export const macOf = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, text: string): string =>
  made(sessionSecret, text);

/** Emails are kept for long: those from before the secret was changed count as well, as long as it is known. */
export function isMacOf(
  { sessionSecret, previousSecret }: Pick<Config, 'sessionSecret' | 'previousSecret'>,
  text: string,
  mac: string,
): boolean {
  const given = Buffer.from(mac);
  return [sessionSecret, previousSecret].some((secret) => {
    const wanted = Buffer.from(secret ? made(secret, text) : '');
    return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
