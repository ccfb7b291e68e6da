import { Pause, Play, Square } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Outcome } from '../../pure/devices/outcomes.ts';
import { OfferRow } from './offer-row.tsx';

/** One test runs at a time: starting another ends it. */
export const RunningContext = createContext<{
  readonly running: string | null;
  readonly setRunning: (name: string | null) => void;
}>({ running: null, setRunning: () => undefined });

/** What the stage of a test gets. It is drawn only while the test runs, so leaving it cleans up. */
export interface StageProps {
  readonly paused: boolean;
  /** Ends the test with what it has shown. */
  readonly finish: (outcome: Outcome) => void;
  /** The stage keeps here what it would say if it were stopped now. */
  readonly report: RefObject<() => Outcome>;
}

const idOf = (name: string) => `trial-${name.replaceAll(' ', '-')}`;
/** To the button that starts a test. */
export const focusTrial = (name: string): void =>
  document.querySelector<HTMLElement>(`#${idOf(name)} [data-start]`)?.focus();

const nothing: Outcome = { lines: ['The test was stopped before it began.'], offers: [] };

export function Trial({
  title,
  name,
  intro,
  settings,
  timed = false,
  unavailable,
  stage,
}: {
  readonly title: string;
  /** Continues "Start the". */
  readonly name: string;
  readonly intro: ReactNode;
  readonly settings?: ReactNode;
  /** Time matters in it, so it can be paused. */
  readonly timed?: boolean;
  /** Why it cannot run in this browser. */
  readonly unavailable?: string | undefined;
  readonly stage: (props: StageProps) => ReactNode;
}) {
  const { running, setRunning } = use(RunningContext);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [paused, setPaused] = useState(false);
  const report = useRef<() => Outcome>(() => nothing);
  const toggle = useRef<HTMLButtonElement>(null);
  const on = running === name;

  const start = () => {
    report.current = () => nothing;
    setOutcome(null);
    setPaused(false);
    setRunning(name);
  };
  const finish = (result: Outcome) => {
    setOutcome(result);
    setRunning(null);
    toggle.current?.focus({ preventScroll: true });
    announce(`The ${name} is over. ${result.lines.join(' ')}`);
  };
  const stop = () => finish(report.current());
  const stopNow = useRef(stop);
  useEffect(() => {
    stopNow.current = stop;
  });
  useEffect(() => {
    if (!on) return;
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stopNow.current();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [on]);

  return (
    <section id={idOf(name)} className="sheet trial" aria-label={title}>
      <h3>{title}</h3>
      <p>{intro}</p>
      {unavailable ? (
        <p className="hint">{unavailable}</p>
      ) : (
        <>
          {!on && settings}
          <div className="row">
            <Button
              ref={toggle}
              data-start=""
              icon={on ? Square : Play}
              description={
                on ? 'Ends the test and says what worked. Escape does the same.' : 'Begins. Nothing is sent or stored.'
              }
              onClick={on ? stop : start}
            >
              {on ? 'Stop' : 'Start'} the {name}
            </Button>
            {on && timed && (
              <Button
                icon={paused ? Play : Pause}
                description={paused ? 'The time runs on.' : 'The time stands still until you continue.'}
                onClick={() => setPaused(!paused)}
              >
                {paused ? 'Continue' : 'Pause'} the {name}
              </Button>
            )}
          </div>
          {on && <div className="trial-stage">{stage({ paused, finish, report })}</div>}
        </>
      )}
      {outcome && (
        <div className="trial-outcome">
          <ul>
            {outcome.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {outcome.offers.map((offer) => (
            <OfferRow key={offer.field} offer={offer} from={name} />
          ))}
        </div>
      )}
    </section>
  );
}
