import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestFacts } from '#platform/server/api-call.ts';
import { cookieLine } from '#platform/server/auth/cookies.ts';
import type { Services } from '#platform/server/services.ts';
import { secretHash, secretHashes } from './requests.ts';

const cookie = 'device';
const day = 86_400_000;
/** How long a device is known after the last sign-in on it. */
const days = 365;
/** Members that one device knows: a household's, or a library's last ones. */
const most = 5;

interface Entry {
  /** Random; names the device towards the limits of one member. */
  readonly name: string;
  readonly since: number;
  readonly line: string;
}

interface Asking {
  readonly services: Services;
  readonly request: Pick<RequestFacts, 'cookie'>;
  readonly now: Date;
}

const form = /^([\w-]{22})\.([a-z\d]{1,8})\.([\w-]{43})$/;
const dayOf = (now: Date) => Math.floor(now.getTime() / day);
const signed = (userId: number, name: string, since: number) => `device ${userId} ${name} ${since}`;

/** What the cookie has: signed, and without a word of whose they are. */
const linesOf = ({ request }: Asking) => (request.cookie?.(cookie) ?? '').split('~').slice(0, most);

function entryOf(asking: Asking, userId: number): Entry | undefined {
  for (const line of linesOf(asking)) {
    const [, name = '', at = '', mark = ''] = form.exec(line) ?? [];
    const since = Number.parseInt(at, 36);
    if (!name || since + days <= dayOf(asking.now)) continue;
    const hashes = secretHashes(asking.services, signed(userId, name, since));
    if (hashes.some((hash) => timingSafeEqual(Buffer.from(hash), Buffer.from(mark)))) return { name, since, line };
  }
  return undefined;
}

/** Somebody has signed in on this device, or its cookie says so. */
export const knowsSomebody = (request: Asking['request']): boolean => request.cookie?.(cookie) !== undefined;

/** The name of this device, if this member has signed in on it before: nobody else's wrong guesses count for it. */
export const knownDevice = (asking: Asking, userId: number): string | undefined => entryOf(asking, userId)?.name;

/** Has the device know a member who has just signed in, and gives the cookie line. It opens nothing by itself. */
export function knowDevice(asking: Asking, userId: number): string {
  const { services, now } = asking;
  const before = entryOf(asking, userId);
  const name = before?.name ?? randomBytes(16).toString('base64url');
  const since = dayOf(now);
  const own = `${name}.${since.toString(36)}.${secretHash(services, signed(userId, name, since))}`;
  const others = linesOf(asking).filter((line) => form.test(line) && line !== before?.line);
  const value = [own, ...others].slice(0, most).join('~');
  return cookieLine(services.config, cookie, value, (days * day) / 1000);
}
