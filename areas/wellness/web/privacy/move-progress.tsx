import { useEffect } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { WellnessKeys } from '../../contract/keys.ts';
import { carryOn, useMove } from '../keys/move.ts';
import { TurnBack } from './turn-back.tsx';

interface Kept {
  readonly keys: WellnessKeys;
  readonly isLocked: boolean;
}

/** A move that is under way: it carries on by itself as soon as the diary is unlocked here, and can be turned back. */
export function MoveProgress({ keys, isLocked }: Kept) {
  const { state } = useMove();
  const canGoOn = keys.isMoving && (!isLocked || keys.left === 0);
  useEffect(() => {
    if (canGoOn && state !== 'failed') void carryOn();
  }, [canGoOn, state]);
  if (!keys.isMoving) return null;
  return (
    <div className="stack">
      <HowFar keys={keys} isLocked={isLocked} />
      <TurnBack keys={keys} isLocked={isLocked} />
    </div>
  );
}

const doing = { sealed: 'Sealing your diary', recoverable: 'Taking off your passphrase' } as const;
const undoing = { sealed: 'Sealing your diary again', recoverable: 'Taking off your passphrase again' } as const;

function HowFar({ keys, isLocked }: Kept) {
  const { state, moved, total, error, isTurned } = useMove();
  if (isLocked)
    return (
      <Notice title="Your diary isn’t moved yet">
        <p>
          {counted(keys.left, 'part is', 'parts are')} left. Unlock your diary, and we’ll carry on where we stopped.
          Nothing is lost.
        </p>
      </Notice>
    );
  if (state === 'failed')
    return (
      <div role="alert">
        <Notice
          tone="warn"
          title="We had to stop"
          action={
            <Button variant="primary" onClick={() => void carryOn()}>
              Carry on
            </Button>
          }
        >
          <p>{textForPeople(error)} Nothing is lost: what has moved and what hasn’t can both be read.</p>
        </Notice>
      </div>
    );
  const all = Math.max(total, moved + keys.left, 1);
  return (
    <div className="stack">
      <Progress label={(isTurned ? undoing : doing)[keys.mode]} value={moved} max={all} text={`${moved} of ${all}`} />
      <p>You can leave this page. If you close the browser, we’ll carry on when you come back.</p>
    </div>
  );
}

/** Said once, when a move that was seen here has come to its end. */
export function MoveDone({ keys, onSeen }: { readonly keys: WellnessKeys; readonly onSeen: () => void }) {
  const { state, damaged, isTurned } = useMove();
  const isDone = state === 'done' && !keys.isMoving;
  const title = keys.mode === 'sealed' ? 'Your diary is sealed' : 'Your diary is no longer sealed';
  useEffect(() => {
    if (!isDone) return;
    announce(title);
    // What had the focus has gone with the move.
    if (document.activeElement === document.body) document.getElementById('page-title')?.focus();
  }, [isDone, title]);
  if (!isDone) return null;
  return (
    <Notice tone="ok" title={title} action={<Button onClick={onSeen}>Close this message</Button>}>
      <p>
        {(isTurned ? turnedWords : doneWords)[keys.mode]}
        {damaged > 0 && ` ${counted(damaged, 'part')} didn’t open with your keys. We left it as it was.`}
      </p>
    </Notice>
  );
}

const doneWords = {
  sealed: 'From now on, you need your passphrase on each device and after each visit.',
  recoverable: 'You need no passphrase any longer. The recovery sheet opens nothing now.',
} as const;
const turnedWords = {
  sealed: 'It was turned back. Your passphrase and recovery code of before open it.',
  recoverable: 'It was turned back. The new passphrase and the recovery sheet open nothing now.',
} as const;
