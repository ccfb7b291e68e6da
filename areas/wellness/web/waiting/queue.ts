import { counted } from '#platform/contract/counted.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { call } from '#platform/web/client/call.ts';
import { ApiError, textForPeople } from '#platform/web/client/error.ts';
import { askSession, currentSession, onSession, type Session } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { browserStore, followQueue, inBrowser } from '#platform/web/unsent/in-browser.ts';
import { createQueue, type Queue } from '#platform/web/unsent/queue.ts';
import type {
  createWellnessEntry,
  deleteWellnessEntry,
  editWellnessEntry,
  listWellnessEntries,
} from '../../contract/entries.ts';
import { addDays } from '../../pure/days.ts';
import { fillSoon } from '../data.ts';
import { knownKeys } from '../keys/diary-keys.ts';
import { followKeys } from '../keys/held-key.ts';
import { callKept, isAsKept, keptAs, needsKey } from '../keys/kept-calls.ts';
import { callOpened, openedNow } from '../keys/use-diary.ts';
import { waitingKept } from './kept.ts';
import { type KeptEntry, saysTheSame, shownAs, type Waiting } from './kept-entry.ts';

export interface WaitingQueue extends Queue<KeptEntry> {
  /** False where the storage of the browser is full or forbidden: a reload would lose it. */
  readonly isKept: () => boolean;
  /** While it is being changed it isn’t sent; the answer lets it go. */
  readonly hold: (uid: string) => () => void;
}

const changedElsewhere = () => {
  const detail =
    'This arrived, and was changed on another device. Save it here again to replace that, or delete it here to keep that.';
  return new ApiError(409, JSON.stringify({ title: 'Conflict', status: 409, detail }));
};

const isUnknown = (error: unknown) =>
  !(error instanceof ApiError) || error.outcomeUnknown || error.status === 401 || error.status === 423;

function why(error: unknown): string {
  const messages = error instanceof ApiError ? error.fieldErrors.map(({ message }) => message) : [];
  return messages.length > 0 ? messages.join(' ') : textForPeople(error);
}

async function deleteThere(id: number): Promise<void> {
  try {
    await call<typeof deleteWellnessEntry>('deleteWellnessEntry', { id });
  } catch (error) {
    // It has gone already.
    if (isUnknown(error)) throw error;
  }
}

/** It may have arrived before it was deleted. What was changed elsewhere since stays. */
async function takeOut({ uid, body }: KeptEntry): Promise<void> {
  const day = body.day as string;
  const days = { from: addDays(day, -1), to: addDays(day, 1), limit: 200 };
  let cursor: string | undefined;
  do {
    const page = await callOpened<typeof listWellnessEntries>('listWellnessEntries', {
      ...days,
      ...(cursor !== undefined && { cursor }),
    });
    const there = page.items.find((entry) => entry.uid === uid);
    if (there?.version === 1) await deleteThere(there.id);
    cursor = there ? undefined : page.next;
  } while (cursor !== undefined);
}

function makeQueue(memberId: number): WaitingQueue {
  const name = waitingKept.key(memberId);
  const store = browserStore<KeptEntry>(name);
  const held = new Set<string>();
  let done = 0;
  let refused = 0;

  /** The uid makes it one entry, however often it is sent. */
  const send = async (one: Waiting): Promise<void> => {
    const { uid, body, isChanged, isDeleted, replaces } = one;
    if (isDeleted) await takeOut(one);
    else {
      const args = { ...body, uid };
      const there = await callKept<typeof createWellnessEntry>('createWellnessEntry', args);
      const here = await openedNow('createWellnessEntry', shownAs(one));
      if (isChanged && !saysTheSame(there, here)) {
        if (there.version > 1 && !replaces) {
          queue.change(uid, () => ({ replaces: true }));
          throw changedElsewhere();
        }
        const { id, version } = there;
        await callKept<typeof editWellnessEntry>('editWellnessEntry', { ...args, id, version });
      }
    }
    // It leaves the list of what waits when the other list has it.
    await refresh(['listWellnessEntries']).catch(() => undefined);
  };

  const queue = createQueue<KeptEntry, void>({
    ...inBrowser(name),
    store,
    keyOf: ({ uid }) => uid,
    lineOf: () => 'entries',
    maySend: ({ uid }) => !held.has(uid),
    // The cookie is what counts, and another tab may have changed it.
    isReady: async () => {
      if (currentSession().member?.id !== memberId || !navigator.onLine) return false;
      return (await askSession()).member?.id === memberId;
    },
    send,
    isUnknown,
    why: (error) => {
      refused += 1;
      return why(error);
    },
    onSent: ({ body, isDeleted }) => {
      if (body.shareWithHealthcare === true && body.isPrivate === false) fillSoon();
      if (!isDeleted) done += 1;
    },
    onRest: () => {
      if (done > 0) toast({ title: `${counted(done, 'entry', 'entries')} sent`, description: 'Now in your diary.' });
      if (refused > 0)
        toast({
          title: `${counted(refused, 'entry', 'entries')} not sent`,
          description: 'Your diary says why, beside what you wrote. Nothing is lost.',
          variant: 'destructive',
        });
      done = 0;
      refused = 0;
    },
  });
  const hold = (uid: string) => {
    held.add(uid);
    return () => {
      held.delete(uid);
      void queue.flush();
    };
  };
  return { ...queue, isKept: store.isKept, hold };
}

/** After a change of keys: nothing of a sealed diary lies here open, and everything under the key that holds now. */
async function keepAsDiary({ list, change }: WaitingQueue): Promise<void> {
  const keys = knownKeys();
  if (!keys) return;
  for (const { uid, body, state } of list()) {
    if (state === 'sending' || isAsKept(body, keys) || needsKey(body, keys)) continue;
    const before = JSON.stringify(body);
    const next = await keptAs('createWellnessEntry', { ...body, uid });
    change(uid, (now) => (JSON.stringify(now.body) === before ? next : {}));
  }
}

let present: { readonly memberId: number; readonly queue: WaitingQueue; readonly stop: () => void } | undefined;

function follow(memberId: number, queue: WaitingQueue): () => void {
  const again = () =>
    void keepAsDiary(queue)
      .catch(() => undefined)
      .then(queue.flush);
  const stops = [
    followQueue(waitingKept.key(memberId), queue),
    followKeys(again),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === 'getWellnessKey' && query.state.status === 'success') again();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

let follows = false;
const leave = ({ member, unknown }: Session) => {
  if (!present || unknown || member?.id === present.memberId) return;
  present.stop();
  present = undefined;
};

/** Of the member who is here. It goes on sending while they look at other pages, and ends with their session. */
export function queueOf(memberId: number): WaitingQueue {
  if (present?.memberId === memberId) return present.queue;
  present?.stop();
  const queue = makeQueue(memberId);
  present = { memberId, queue, stop: follow(memberId, queue) };
  if (!follows) onSession(leave);
  follows = true;
  return queue;
}

/** Everything that waits goes, with the diary that it was for. */
export function dropWaiting(): void {
  const memberId = currentSession().member?.id;
  if (memberId === undefined) return;
  const { list, drop } = queueOf(memberId);
  for (const { uid } of list()) drop(uid);
}
