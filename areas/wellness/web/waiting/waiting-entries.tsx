import { Lock, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import { wholeDay } from '../../pure/days.ts';
import type { OwnFields } from '../entry/entry-fields.tsx';
import { useDiaryKeys } from '../keys/diary-keys.ts';
import { UnlockButton } from '../keys/diary-lock.tsx';
import { needsKey } from '../keys/kept-calls.ts';
import { clockIn } from '../local-words.ts';
import type { OpenEntry } from '../opened.ts';
import type { Here } from '../zone.ts';
import type { WaitingQueue } from './queue.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type ShownWaiting, useWaiting } from './use-waiting.ts';
import { WaitingItem } from './waiting-item.tsx';

interface WaitingEntriesProps {
  /** What the server has: an entry shows once. */
  readonly saved: readonly WellnessEntry[];
  readonly own: OwnFields;
  readonly entries: readonly OpenEntry[];
  readonly here: Here;
}

const toEntries = () => document.getElementById('wellness-entries')?.focus();

/** Two of one minute have different names. */
const namesOf = (waiting: readonly ShownWaiting[], { zone }: Here) => {
  const times = new Map<string, number>();
  return [...waiting].reverse().map(({ item: { uid, day, at } }): [string, string] => {
    const name = `${wholeDay(day)}, ${clockIn(at, zone)}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return [uid, time === 1 ? name : `${name}, number ${time}`];
  });
};

/** Entries that were written without a connection: each says what it waits for, and can be changed and deleted. */
export function WaitingEntries({ saved, own, entries, here }: WaitingEntriesProps) {
  const { waiting, queue } = useWaiting();
  const { data: keys, isLocked: isDiaryLocked } = useDiaryKeys();
  const there = new Set(saved.map(({ uid }) => uid));
  const [editing, setEditing] = useState<ShownWaiting>();
  // What arrived without an answer shows there; changed since, it shows here too.
  const left = waiting.filter(({ one }) => one.isChanged || !there.has(one.uid));
  // What is being changed stays on the page, even where another tab has sent it meanwhile.
  const shown = editing && !left.some(({ one }) => one.uid === editing.one.uid) ? [editing, ...left] : left;
  const names = new Map(namesOf(shown, here));
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, toEntries);
  if (!queue || shown.length === 0) return null;
  const going = left.filter(({ one }) => one.state !== 'refused');
  const isLocked = keys !== undefined && going.some(({ one }) => needsKey(one.body, keys));
  const lock = !isLocked ? 'none' : isDiaryLocked ? 'diary' : 'former';
  return (
    <div ref={list} className="stack">
      {going.length > 0 && <Going count={going.length} lock={lock} queue={queue} />}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ol className="plain-list list entry-list" role="list" aria-label="Not sent yet">
        {shown.map((waits) => (
          <WaitingItem
            key={waits.one.uid}
            {...{ waits, queue, own, entries, here }}
            name={names.get(waits.one.uid) ?? ''}
            isEdited={editing?.one.uid === waits.one.uid}
            onEdit={() => setEditing(waits)}
            onEnd={() => setEditing(undefined)}
            onGone={toEntries}
          />
        ))}
      </ol>
    </div>
  );
}

function Going({
  count,
  lock,
  queue,
}: {
  readonly count: number;
  /** What has to be opened first: the diary, or what was sealed with a passphrase of before. */
  readonly lock: 'none' | 'diary' | 'former';
  readonly queue: WaitingQueue;
}) {
  const [trying, setTrying] = useState(false);
  const send = async () => {
    setTrying(true);
    await queue.flush();
    setTrying(false);
    if (queue.list().some(({ state, isDeleted }) => state === 'waiting' && !isDeleted))
      toast({
        title: 'Not sent yet',
        description: 'There’s still no connection. What you wrote stays on this device.',
      });
  };
  const entries = counted(count, 'entry', 'entries');
  if (lock === 'former')
    return (
      <Notice
        icon={Lock}
        title={`${entries} to send, sealed with your former passphrase`}
        action={
          <UnlockButton description="Unlock what waits" onOpen={toEntries}>
            Unlock what waits
          </UnlockButton>
        }
      >
        <p>Your passphrase has changed since. Your former passphrase or recovery code opens what you wrote then.</p>
      </Notice>
    );
  if (lock === 'diary')
    return (
      <Notice title={`${entries} to send once your diary is unlocked`}>
        <p>Until then, what you wrote stays on this device.</p>
      </Notice>
    );
  return (
    <Notice
      title={`${entries} to send`}
      action={
        <Button icon={Send} pending={trying} pendingText="Sending…" onClick={() => void send()}>
          Send now
        </Button>
      }
    >
      <p>Kept on this device. Each is sent once, when there is a connection.</p>
    </Notice>
  );
}
