import { useState } from 'react';
import { createAttempts } from '#platform/web/cache/attempts.ts';
import { ApiError, statusOf } from '#platform/web/client/error.ts';
import { currentSession } from '#platform/web/session.ts';
import { newUid } from '../../pure/sealing.ts';
import { useCreateEntry } from '../data.ts';
import type { bodyOf } from '../entry/entry-values.ts';
import { keptAs } from '../keys/kept-calls.ts';
import { writerAway } from './away.ts';
import { dated } from './kept-entry.ts';
import { queueOf } from './queue.ts';

type Body = ReturnType<typeof bodyOf>;

/** Into the browser, to be sent later. False where the browser can’t keep it, so that it is lost with this page. */
async function keep(uid: string, body: Body, tries: number): Promise<boolean> {
  const session = currentSession();
  const away = writerAway(session);
  const memberId = session.member?.id ?? away?.memberId;
  if (memberId === undefined) return false;
  const args = { ...dated(body, new Date()), uid };
  const kept = await keptAs('createWellnessEntry', args, away?.keys);
  const queue = queueOf(memberId);
  queue.add({ uid, ...kept }, tries);
  if (queue.isKept()) return true;
  queue.drop(uid);
  return false;
}

/** Saves an entry; where no answer comes it waits here, and is the same entry when it is sent again. */
export function useSaveEntry(): (body: Body) => Promise<'saved' | 'waiting'> {
  const create = useCreateEntry();
  const [uids] = useState(() => createAttempts(newUid));
  return async (body) => {
    const uid = uids.keyFor(body);
    // On a page whose member no one knows yet, nothing is sent: it could be someone else’s session.
    const isOnline = navigator.onLine && currentSession().member !== null;
    try {
      if (!isOnline) throw new ApiError(0, '');
      await create.mutateAsync({ ...body, uid });
    } catch (error) {
      const isAway = statusOf(error) === 0;
      if (!isAway || !(await keep(uid, body, isOnline ? 1 : 0).catch(() => false))) {
        uids.settle(body, error);
        throw error;
      }
      uids.settle(body);
      return 'waiting';
    }
    uids.settle(body);
    return 'saved';
  };
}
