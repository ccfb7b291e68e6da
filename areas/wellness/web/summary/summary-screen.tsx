/// <reference types="vite/client" />
import { Printer } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { MissingSigns } from '#platform/web/pdf/missing-signs.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { wellnessCrumbs } from '../crumbs.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { useHere } from '../zone.ts';
import { useChoice } from './choice.ts';
import { Choices } from './choices.tsx';
import { DownloadPdf, usePdf } from './download-pdf.tsx';
import { PageView } from './page-view.tsx';
import { QuestionsForm } from './questions-form.tsx';
import { useSummary } from './use-summary.ts';
import './summary.css';

/** One page for one visit. It is put together in this browser, and goes nowhere else. */
export function Screen() {
  const here = useHere();
  const choice = useChoice(here.today);
  const { state, visits, settings, hasTalk } = useSummary(choice, here);
  const pdf = usePdf(state.state === 'ready' ? state.summary : undefined, choice.isLarge, here.today);
  return (
    <div className="visit stack">
      <PageTitle
        title="Visit summary"
        lead="One page for one visit, with your questions first. It fits on A4."
        crumbs={wellnessCrumbs}
        actions={
          state.state === 'ready' && (
            <>
              <Button variant="primary" icon={Printer} onClick={() => window.print()}>
                Print
              </Button>
              <DownloadPdf pdf={pdf} />
            </>
          )
        }
      />
      {state.state === 'locked' ? (
        <DiaryLock />
      ) : (
        <>
          <Choices choice={choice} visits={visits} hasTalk={hasTalk} here={here} />
          {settings && settings.sealed === undefined && <QuestionsForm settings={settings} />}
        </>
      )}
      {state.state === 'failed' && (
        <ErrorState level={2} title="Couldn’t load your diary" onRetry={state.retry} retrying={state.retrying}>
          {textForPeople(state.error)}
        </ErrorState>
      )}
      {state.state === 'loading' && <Skeleton count={3} label="Loading your summary" />}
      {state.state === 'ready' && (
        <Section title="The page as it prints" region={false} className="visit-shown">
          <MissingSigns missing={pdf.missing} />
          <PageView summary={state.summary} isLarge={choice.isLarge} />
          <p className="soft small no-print">
            This is not medical advice. Anyone who has the paper or the file can read it: your diary doesn’t protect it
            any longer.
          </p>
        </Section>
      )}
    </div>
  );
}
