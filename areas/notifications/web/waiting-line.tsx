import { Clock } from 'lucide-react';
import { counted, plural } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useShowWaiting, useWaiting } from './data-settings.ts';
import { momentWords } from './moments.ts';

const change = <ButtonLink href="/notifications/settings">Change when notifications come</ButtonLink>;

/** What is held back, until when, and the way to see it now. */
export function WaitingLine() {
  const { data } = useWaiting();
  const count = data?.count ?? 0;
  const some = counted(count, 'notification');
  const show = useShowWaiting({
    onDone: () => {
      // The button goes with the last notice that waited.
      document.getElementById('page-title')?.focus();
      announce(`${some} shown now`);
    },
    onFail: failed('Couldn’t show the notifications'),
  });
  if (!data || (count === 0 && data.pausedUntil === null)) return null;
  const words = (moment: string) => momentWords(moment, data.timeZone);
  const paused = data.pausedUntil && `Notifications are paused until ${words(data.pausedUntil)}.`;
  if (count === 0) {
    return (
      <Notice icon={Clock} title={paused} action={change}>
        We’re holding new notifications here. Urgent ones still come.
      </Notice>
    );
  }
  const isDue = data.until === null || new Date(data.until) <= new Date();
  const are = plural(count, 'is', 'are');
  return (
    <Notice
      icon={Clock}
      title={isDue ? `${some} will come in a moment` : `${some} ${are} waiting until ${words(data.until ?? '')}`}
      action={
        <>
          <Button pending={show.pending} onClick={() => show.mutate()}>
            {plural(count, 'Show it now', 'Show them now')}
          </Button>
          {change}
        </>
      }
    >
      {paused || 'You chose when notifications come. Urgent ones still come straight away.'}
    </Notice>
  );
}
