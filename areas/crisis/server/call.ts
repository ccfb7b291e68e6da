import { createHmac, randomBytes } from 'node:crypto';
import { type Handler, signal } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { mayWriteText } from '#platform/server/suspension.ts';
import { CallSignal, type CrisisCall, type getCrisisCall as contract } from '../contract.ts';
import { authorOf, blockedBy, type RequestRow, requestColumns } from './find-request.ts';

interface CallRow extends RequestRow {
  /** The supporter is one still, or has the duty role, and is not suspended. */
  readonly helps: boolean;
}

/**
 * The other one of the call that somebody is in: its author and its supporter alone, while it goes on. Undefined for
 * everybody else, whether there is such a request or not.
 */
export async function otherInCall(query: Query, config: Config, requestId: string, userId: number) {
  const [row] = await query<CallRow>(
    'crisis-call',
    `select ${requestColumns}, ${mayWriteText('u.id', 'now()')}
       and coalesce('duty' = any(u.roles) or 'supporter' = any(u.roles) and s.state = 'approved', false) as helps
     from crisis_requests r
     join users u on u.id = r.supporter_id
     left join crisis_supporters s on s.user_id = u.id
     where r.id = $1::text and r.status in ('in-progress', 'escalated')`,
    [requestId],
  );
  if (!row?.supporterId || !row.helps) return undefined;
  const authorId = authorOf(config, row);
  if (authorId === undefined) return undefined;
  if (userId !== authorId && userId !== row.supporterId) return undefined;
  if ((await blockedBy(query, authorId)).includes(row.supporterId)) return undefined;
  return { id: userId === authorId ? row.supporterId : authorId, isAnonymous: row.isAnonymous };
}

/** What the two browsers say to each other, passed on as it came: it names nobody. */
export const crisisCall = signal(
  CallSignal,
  async ({ content, userId, query, services }) => {
    const other = await otherInCall(query, services.config, content.request, userId);
    return { to: other ? [other.id] : [], payload: content };
  },
  { whileSuspended: true },
);

/** How long a password for the relay holds: longer than a call. */
const holdsSeconds = 12 * 60 * 60;

/** The user name is a time and chance, so that the relay does not learn who calls either. */
function passFor(secret: string, now: Date) {
  const username = `${Math.floor(now.getTime() / 1000) + holdsSeconds}:${randomBytes(6).toString('base64url')}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

export function iceFor({ turn }: Pick<Config, 'turn'>, isAnonymous: boolean, now: Date): CrisisCall {
  const relays = turn.urls.filter((url) => url.startsWith('turn'));
  const others = turn.urls.filter((url) => url.startsWith('stun'));
  const hasRelay = relays.length > 0 && turn.secret !== undefined;
  return {
    iceServers: [
      ...(others.length > 0 ? [{ urls: others }] : []),
      ...(hasRelay ? [{ urls: relays, ...passFor(turn.secret, now) }] : []),
    ],
    relayOnly: isAnonymous && hasRelay,
  };
}

export const getCrisisCall: Handler<typeof contract, { readonly isAnonymous: boolean }> = async (useCase) =>
  iceFor(useCase.services.config, useCase.found.isAnonymous, useCase.now);
