import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/server/config.ts';

/** All that is needed of the services: the key. */
interface Keeper {
  readonly config: Pick<Config, 'sessionSecret'>;
}

/** What a link in an email may do: stop these kinds by email for this member, and nothing else. */
export interface Unsubscribing {
  readonly userId: number;
  readonly kinds: readonly string[];
}

const seal = (services: Keeper, text: string) =>
  createHmac('sha256', services.config.sessionSecret).update(`unsubscribe ${text}`).digest('base64url');

/** Works as long as the mail is kept: whoever wants no more mails must not be told that they come too late. */
export function unsubscribeToken(services: Keeper, { userId, kinds }: Unsubscribing): string {
  const text = Buffer.from([userId, ...kinds].join(' ')).toString('base64url');
  return `${text}.${seal(services, text)}`;
}

export function readUnsubscribeToken(services: Keeper, token: string): Unsubscribing | undefined {
  const [text = '', mac = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(mac), Buffer.from(seal(services, text))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const [userId, ...kinds] = Buffer.from(text, 'base64url').toString().split(' ');
  return { userId: Number(userId), kinds };
}
