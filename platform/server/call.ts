import { createHmac, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type CallSetup, callContent, groupCallContent } from '#platform/contract/call.ts';
import { type Signal, signal } from './area.ts';
import type { Config } from './config.ts';
import type { Query } from './db.ts';

interface AskCall {
  /** Which call of the area. */
  readonly room: string;
  readonly userId: number;
  readonly query: Query;
  readonly config: Config;
  readonly now: Date;
}

/**
 * The signal of an area whose members call each other, two at a time. `otherIn` is its rule, asked for every signal: the
 * other one of the call that somebody is in, and undefined for everybody else, whether there is such a call or not.
 * What the two browsers say is passed on as it came: it names nobody, and nothing of it is stored.
 */
export const callSignal = (
  room: z.ZodType<string, string>,
  otherIn: (ask: AskCall) => Promise<number | undefined>,
  options?: { readonly whileSuspended?: boolean },
): Signal =>
  signal(
    callContent(room),
    async ({ content, userId, query, services: { config } }) => {
      const other = await otherIn({ room: content.room, userId, query, config, now: new Date() });
      return { to: other === undefined ? [] : [other], payload: content };
    },
    options,
  );

/** Who hears somebody in a call of several. */
interface GroupHearers {
  /** Whoever is told that somebody is in the call, and talks. */
  readonly everyone: readonly number[];
  /** Those of them who are in the call too: only they are reached. */
  readonly callers: readonly number[];
  /** They are in the call themselves. */
  readonly isIn: boolean;
  readonly mayTalk: boolean;
}

/**
 * The signal of an area with calls of several. `hearersOf` is its rule, asked for every signal; undefined: they are not
 * there. Whoever says it hears it too, so that another tab of theirs knows. Nothing of it is stored.
 */
export const groupCallSignal = (
  room: z.ZodType<string, string>,
  hearersOf: (ask: AskCall) => Promise<GroupHearers | undefined>,
): Signal =>
  signal(groupCallContent(room), async ({ content, userId, query, services: { config } }) => {
    const nobody = { to: [], payload: {} };
    const found = await hearersOf({ room: content.room, userId, query, config, now: new Date() });
    if (!found || (!found.isIn && content.kind !== 'left')) return nobody;
    if ('toUser' in content) {
      const to = found.callers.includes(content.toUser) ? [content.toUser] : [];
      return { to, payload: { ...content, userId } };
    }
    if (content.kind === 'talk' && content.talks && !found.mayTalk) return nobody;
    const heard =
      content.kind === 'here' && !found.mayTalk
        ? { ...content, mic: false, ...(content.camera !== undefined && { camera: false }) }
        : content;
    return { to: [...found.everyone, userId], payload: { ...heard, userId } };
  });

/** How long a password for the relay holds: longer than a call. */
const holdsSeconds = 12 * 60 * 60;

/** The user name is a time and chance, so that the relay does not learn who calls either. */
function passFor(secret: string, now: Date) {
  const username = `${Math.floor(now.getTime() / 1000) + holdsSeconds}:${randomBytes(6).toString('base64url')}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/** What a browser needs to join a call. Where there is a relay it goes through that alone: nobody learns where others are. */
export function callSetup({ turn }: Pick<Config, 'turn'>, now: Date): CallSetup {
  const relays = turn.urls.filter((url) => url.startsWith('turn'));
  const others = turn.urls.filter((url) => url.startsWith('stun'));
  const hasRelay = relays.length > 0 && turn.secret !== undefined;
  return {
    iceServers: [
      ...(others.length > 0 ? [{ urls: others }] : []),
      ...(hasRelay ? [{ urls: relays, ...passFor(turn.secret, now) }] : []),
    ],
    relayOnly: hasRelay,
  };
}
