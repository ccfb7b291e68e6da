import { useEffect } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { WellnessKeys } from '../../contract/keys.ts';
import { carryOn, useMove } from '../keys/move.ts';

/** A move that is under way: it carries on by itself as soon as the diary is unlocked here. */
export function MoveProgress({ keys, isLocked }: { readonly keys: WellnessKeys; readonly isLocked: boolean }) {
  const { state, moved, total, error } = useMove();
  useEffect(() => {
    if (keys.isMoving && !isLocked && state !== 'failed') void carryOn();
  }, [keys.isMoving, isLocked, state]);
  if (!keys.isMoving) return null;
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
      <Progress
        label={keys.mode === 'sealed' ? 'Sealing your diary' : 'Taking off your passphrase'}
        value={moved}
        max={all}
        text={`${moved} of ${all}`}
      />
      <p>You can leave this page. If you close the browser, we’ll carry on when you come back.</p>
    </div>
  );
}

/** Said once, when a move that was seen here has come to its end. */
export function MoveDone({ keys, onSeen }: { readonly keys: WellnessKeys; readonly onSeen: () => void }) {
  const { state, damaged } = useMove();
  const isDone = state === 'done' && !keys.isMoving;
  const title = keys.mode === 'sealed' ? 'Your diary is sealed' : 'Your diary is no longer sealed';
  useEffect(() => {
    if (isDone) announce(title);
  }, [isDone, title]);
  if (!isDone) return null;
  return (
    <Notice tone="ok" title={title} action={<Button onClick={onSeen}>Close this message</Button>}>
      <p>
        {keys.mode === 'sealed'
          ? 'From now on, you need your passphrase on each device and after each visit.'
          : 'You need no passphrase any longer. The recovery sheet opens nothing now.'}
        {damaged > 0 && ` ${counted(damaged, 'part')} didn’t open with your keys. We left it as it was.`}
      </p>
    </Notice>
  );
}
