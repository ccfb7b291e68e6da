import { useEffect, useRef } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { actsFor } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { later, pageHas } from '#platform/web/later.tsx';
import { type Connection, useConnection } from '#platform/web/live/use-connection.ts';
import { useHeldNotices } from '#platform/web/preferences/held-notices.ts';
import { useAccessibility, usePreference } from '#platform/web/preferences/store.tsx';
import { useCovered } from '#platform/web/report/covered.ts';
import { Button } from '#platform/web/ui/button.tsx';

// Who has one of them on gets it with the first paint, so that nothing moves. What is said about the connection is here
// from the start: without one, nothing could be fetched.
const ActingBar = later(
  async () => (await import('#areas/supporters/web/public.ts')).ActingBar,
  () => actsFor() !== undefined,
);
const CoverBar = later(async () => (await import('./cover-bar.tsx')).CoverBar, pageHas('data-covered'));
const BadDayBar = later(async () => (await import('./bad-day.tsx')).BadDayBar, pageHas('data-low-energy'));
const ReadPageAloud = later(
  async () => (await import('#platform/web/speech/read-page-aloud.tsx')).ReadPageAloud,
  pageHas('data-read-aloud'),
);
const RulerButton = later(async () => (await import('./ruler-button.tsx')).RulerButton, pageHas('data-reading'));
const TrialBar = later(async () => (await import('./trial-bar.tsx')).TrialBar);

/** What there is to say or do about the page as a whole, between header and content; usually nothing. */
export function PageBars({ ruler, onRuler }: { readonly ruler: boolean; readonly onRuler: () => void }) {
  const connection = useConnection();
  const { trial, effective } = useAccessibility();
  const { waiting, takeBreak } = useHeldNotices();
  const readAloud = usePreference('textToSpeech');
  const reading = usePreference('readingAssistance');
  const covered = useCovered();
  useConnectionNews(connection);
  // It begins and ends with a page of its own.
  const acting = actsFor() !== undefined;
  const calm = connection === 'online' && !trial && !effective.lowEnergyOn && waiting === 0 && !readAloud && !reading;
  if (!acting && !covered && calm) return null;
  return (
    <section className="page-bars" aria-label="About this page">
      <div className="wrap">
        {acting && <ActingBar />}
        {covered && <CoverBar />}
        {connection !== 'online' && (
          <p className="page-bar" data-safety="">
            <span>
              <strong>{connection === 'offline' ? 'You’re offline.' : 'The connection is lost.'}</strong>{' '}
              {connection === 'offline'
                ? 'What’s on this page stays. You can’t send anything until you reconnect.'
                : 'Updates may be delayed. We’re trying to reconnect.'}
            </span>
          </p>
        )}
        {waiting > 0 && (
          <div className="page-bar">
            <p>{counted(waiting, 'notification is waiting', 'notifications are waiting')} while you concentrate.</p>
            <Button onClick={takeBreak}>Take a break and show them</Button>
          </div>
        )}
        {effective.lowEnergyOn && <BadDayBar />}
        {trial && <TrialBar />}
        {readAloud && <ReadPageAloud />}
        {reading && <RulerButton on={ruler} onPress={onRuler} />}
      </div>
    </section>
  );
}

const news: Readonly<Record<Connection, string>> = {
  online: 'You’re connected again.',
  offline: 'You’re offline. What’s on this page stays.',
  reconnecting: 'The connection is lost. We are trying to connect again.',
};

/** One announcement when the connection goes, one when it is back. */
function useConnectionNews(connection: Connection) {
  const before = useRef(connection);
  useEffect(() => {
    if (before.current === connection) return;
    before.current = connection;
    announce(news[connection]);
  }, [connection]);
}
