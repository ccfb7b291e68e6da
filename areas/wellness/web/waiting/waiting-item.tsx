import { CircleAlert, Clock, Pencil, RotateCw, Send, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { OwnFields } from '../entry/entry-fields.tsx';
import { EditEntry } from '../entry/entry-form.tsx';
import type { bodyOf } from '../entry/entry-values.ts';
import { SaidFigures, SaidWords, Sight } from '../entry/said.tsx';
import { keptAs } from '../keys/kept-calls.ts';
import { type OpenEntry, openOf } from '../opened.ts';
import type { Here } from '../zone.ts';
import { dated, type Waiting } from './kept-entry.ts';
import type { WaitingQueue } from './queue.ts';
import type { ShownWaiting } from './use-waiting.ts';

interface WaitingItemProps {
  readonly waits: ShownWaiting;
  readonly queue: WaitingQueue;
  readonly own: OwnFields;
  readonly entries: readonly OpenEntry[];
  readonly here: Here;
  readonly name: string;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
  /** It was deleted: the focus needs a place. */
  readonly onGone: () => void;
}

/** Puts what was changed in its place; where another tab has sent it meanwhile, the change follows it. */
async function saveChanged(queue: WaitingQueue, uid: string, before: Waiting, body: ReturnType<typeof bodyOf>) {
  const kept = await keptAs('createWellnessEntry', { ...dated(body, new Date(), before.body), uid });
  const now = queue.list().find((one) => one.uid === uid);
  if (!now) queue.add({ uid, ...kept, isChanged: true }, 1);
  else queue.retry(uid, { ...kept, ...(now.tries && { isChanged: true }) });
}

function remove(queue: WaitingQueue, { uid, body, key, tries, replaces }: Waiting, name: string): void {
  // It may be there already, so it is deleted there too; what was changed elsewhere stays there.
  const mayBeThere = tries !== undefined && !replaces;
  if (mayBeThere) queue.retry(uid, { isDeleted: true });
  else queue.drop(uid);
  toast({
    title: 'Entry deleted',
    description: name,
    ...(tries === undefined && { action: { label: 'Undo', onAction: () => queue.add({ uid, body, key }) } }),
  });
}

const states = {
  waiting: <Chip icon={Clock}>Waiting for a connection</Chip>,
  sending: <Chip icon={Send}>Sending</Chip>,
  refused: (
    <Chip tone="warn" icon={CircleAlert}>
      Not sent
    </Chip>
  ),
};

/** One entry that the server hasn’t confirmed, as the list shows entries. */
export function WaitingItem({ waits, queue, name, isEdited, onEdit, onEnd, onGone, ...form }: WaitingItemProps) {
  const { one, item } = waits;
  const { uid, state, why } = one;
  const change = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (isEdited) heading.current?.focus();
    else if (wasEdited.current) (change.current ?? document.getElementById('wellness-entries'))?.focus();
    wasEdited.current = isEdited;
    return isEdited ? queue.hold(uid) : undefined;
  }, [isEdited, queue, uid]);
  const entry = openOf(item);
  if (isEdited && entry)
    return (
      <li id={`waiting-${uid}`}>
        <EditEntry
          {...{ entry, name, ...form }}
          first={heading}
          save={(body) => saveChanged(queue, uid, one, body)}
          onEnd={onEnd}
        />
      </li>
    );
  return (
    <li id={`waiting-${uid}`}>
      <article aria-labelledby={`waiting-name-${uid}`} className="entry">
        <header className="row">
          <h3 id={`waiting-name-${uid}`}>{name}</h3>
          {states[state]}
          <Sight {...item} />
        </header>
        {state === 'refused' && <p>{why}</p>}
        {entry ? (
          <>
            <SaidFigures entry={entry} />
            <SaidWords entry={entry} />
          </>
        ) : (
          <p className="soft">
            {item.isDamaged ? 'We couldn’t open this entry.' : 'Locked. Unlock your diary to read it.'}
          </p>
        )}
        {state !== 'sending' && (
          <div className="row entry-acts">
            {state === 'refused' && (
              <Button variant="quiet" icon={RotateCw} onClick={() => queue.retry(uid)}>
                Try again<span className="vh">: entry of {name}</span>
              </Button>
            )}
            {entry && (
              <Button ref={change} variant="quiet" icon={Pencil} description="Change what waits" onClick={onEdit}>
                Edit<span className="vh"> waiting entry of {name}</span>
              </Button>
            )}
            <Button
              variant="quiet"
              icon={Trash2}
              description="Delete what waits"
              onClick={() => {
                onGone();
                remove(queue, one, name);
              }}
            >
              Delete<span className="vh"> waiting entry of {name}</span>
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}
