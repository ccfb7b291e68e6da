import type { Handler } from '#platform/server/area.ts';
import { callSetup, callSignal } from '#platform/server/call.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { mayWriteText } from '#platform/server/suspension.ts';
import { type getCrisisCall as contract, RequestId } from '../contract.ts';
import { authorOf, blockedBy, type RequestRow, requestColumns } from './find-request.ts';

interface CallRow extends RequestRow {
  /** The supporter is one still, or has the duty role, and is not suspended. */
  readonly helps: boolean;
}

/**
 * The other one of the call that somebody is in: its author and its supporter alone, while it goes on. Undefined for
 * everybody else, whether there is such a request or not.
 */
export async function otherInCall(
  query: Query,
  config: Config,
  requestId: string,
  userId: number,
): Promise<number | undefined> {
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
  return userId === authorId ? row.supporterId : authorId;
}

export const crisisCall = callSignal(
  RequestId,
  ({ room, userId, query, config }) => otherInCall(query, config, room, userId),
  { whileSuspended: true },
);

export const getCrisisCall: Handler<typeof contract> = async ({ services, now }) => callSetup(services.config, now);
