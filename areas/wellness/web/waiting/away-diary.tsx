import { RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { currentSession, refreshSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { wholeDay } from '../../pure/days.ts';
import { CrisisCard } from '../crisis-card.tsx';
import type { OwnFields } from '../entry/entry-fields.tsx';
import { EntryForm } from '../entry/entry-form.tsx';
import { useHere } from '../zone.ts';
import { writerAway } from './away.ts';
import { queueOf } from './queue.ts';

const ask = () => refreshSession({ tell: false });
const nothingOwn: OwnFields = { scales: [], factors: [], symptoms: [], hidden: [] };

/**
 * The page that the browser kept, while no one can say who is here. What was written before isn’t shown: anyone may
 * have this device. What is written now waits, and shows once its member is here.
 */
export function AwayDiary({ isAsking }: { readonly isAsking: boolean }) {
  const here = useHere();
  const [writer] = useState(() => writerAway(currentSession()));
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    const again = () => void ask().catch(() => undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  const tryAgain = () => {
    setTrying(true);
    ask().catch((error: unknown) => {
      setTrying(false);
      failed('Still no connection')(error);
    });
  };
  const button = (
    <Button icon={RotateCw} description="Connect again" pending={trying} pendingText="Connecting…" onClick={tryAgain}>
      Connect again
    </Button>
  );
  return (
    <div className="wellness">
      <PageTitle title="Wellness tracking" crumbs={[{ label: 'Home', href: '/' }]} />
      {isAsking ? (
        <Skeleton count={1} label="Loading your diary" />
      ) : writer ? (
        <>
          <Notice title="There’s no connection" action={button}>
            <p>You can still write. Your entry waits on this device until there is a connection.</p>
            <HowMany memberId={writer.memberId} />
          </Notice>
          <Section id="wellness-entry" title="Today's Wellness Entry" intro={wholeDay(here.today)}>
            <EntryForm own={nothingOwn} entries={[]} here={here} />
          </Section>
        </>
      ) : (
        <Notice title="Your diary needs a connection" action={button}>
          <p>It’s sealed, or it wasn’t open on this device before. Nothing of it is lost.</p>
        </Notice>
      )}
      <CrisisCard />
    </div>
  );
}

function HowMany({ memberId }: { readonly memberId: number }) {
  const { subscribe, list } = queueOf(memberId);
  const count = useSyncExternalStore(subscribe, list).filter(({ isDeleted }) => !isDeleted).length;
  return count === 0 ? null : <p>{`${counted(count, 'entry', 'entries')} to send.`}</p>;
}
