import { isMacOf, macOf } from '#platform/server/auth/link-mac.ts';
import type { Config } from '#platform/server/config.ts';

/** All that is needed of the services: the key, and to read the one before it. */
interface Keeper {
  readonly config: Pick<Config, 'sessionSecret'>;
}
interface Reader {
  readonly config: Pick<Config, 'sessionSecret' | 'previousSecret'>;
}

/** What a link in an email may do: stop these kinds by email for this member, and nothing else. */
export interface Unsubscribing {
  readonly userId: number;
  readonly kinds: readonly string[];
}

/** Works as long as the mail is kept: whoever wants no more mails must not be told that they come too late. */
export function unsubscribeToken({ config }: Keeper, { userId, kinds }: Unsubscribing): string {
  const text = Buffer.from([userId, ...kinds].join(' ')).toString('base64url');
  return `${text}.${macOf(config, `unsubscribe ${text}`)}`;
}

export function readUnsubscribeToken({ config }: Reader, token: string): Unsubscribing | undefined {
  const [text = '', mac = ''] = token.split('.');
  if (!isMacOf(config, `unsubscribe ${text}`, mac)) return undefined;
  const [userId, ...kinds] = Buffer.from(text, 'base64url').toString().split(' ');
  return { userId: Number(userId), kinds };
}
