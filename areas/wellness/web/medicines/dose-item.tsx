import { AlarmClock, Check, Clock3, type LucideIcon, Minus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mayHere } from '#platform/web/acting.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip, type ChipTone } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { DoseState } from '../../pure/schedule.ts';
import { clockIn } from '../local-words.ts';
import { undoAnswer, useAnswerDose } from './data.ts';
import type { OpenDose } from './opened.ts';
import { SkipDialog } from './skip-dialog.tsx';
import { doseName, stateNow, stateWords } from './words.ts';

const looks: Readonly<Record<DoseState, { tone: ChipTone; icon: LucideIcon }>> = {
  coming: { tone: 'plain', icon: Clock3 },
  due: { tone: 'gold', icon: AlarmClock },
  late: { tone: 'warn', icon: AlarmClock },
  taken: { tone: 'ok', icon: Check },
  skipped: { tone: 'plain', icon: Minus },
  missed: { tone: 'plain', icon: X },
};
const undoMs = 15_000;
/** On the card, a dose can be answered from an hour before. */
const soonMs = 3_600_000;

const notUndone = failed('Couldn’t undo that');

interface DoseItemProps {
  readonly dose: OpenDose;
  readonly now: Date;
  readonly level: 3 | 4;
  /** The card has less room: what is far off has no buttons yet. */
  readonly isBrief?: boolean;
  /** Below it: what else its answer makes possible. */
  readonly children?: ReactNode;
}

/** One dose of today: what it is, and what can be said of it. */
export function DoseItem({ dose, now, level, isBrief = false, children }: DoseItemProps) {
  const state = stateNow(dose, now);
  const { tone, icon } = looks[state];
  const Heading = `h${level}` as const;
  const asksAgain = state === 'late' || state === 'due' ? dose.asksAgainAt : null;
  const isShown = !isBrief || state !== 'coming' || Date.parse(dose.dueAt) - now.getTime() < soonMs;
  return (
    <li className={`dose dose-${state}`} id={`dose-${dose.id}`}>
      <p className="dose-time num">{clockIn(dose.dueAt, dose.zone)}</p>
      <div>
        <Heading className="dose-name">{dose.name}</Heading>
        <p className="soft small">
          {[dose.amount, asksAgain && `You’ll be asked again at ${clockIn(asksAgain, dose.zone)}`]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
      <div className="dose-state">
        <div className="row">
          <Chip tone={tone} icon={icon}>
            {stateWords(dose, state, now)}
          </Chip>
          {dose.reason && <span className="small">{dose.reason}</span>}
        </div>
        {isShown && mayHere('answerMedicationReminder') && <DoseButtons dose={dose} state={state} />}
      </div>
      {children}
    </li>
  );
}

function DoseButtons({ dose, state }: { readonly dose: OpenDose; readonly state: DoseState }) {
  const answer = useAnswerDose();
  const [isSkipping, setSkipping] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const isAnswered = state === 'taken' || state === 'skipped';
  // The pressed button is gone with the answer: the focus goes to what undoes it, or back to the answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the answer changes
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    group.current?.querySelector('button')?.focus();
  }, [isAnswered]);

  const name = doseName(dose);
  const undo = () => {
    setUndoing(true);
    undoAnswer(dose.id)
      .then(() => toast({ title: `Undone: ${name}` }), notUndone)
      .finally(() => setUndoing(false));
  };
  async function send(said: 'taken' | 'skipped', reason = ''): Promise<void> {
    takesFocus.current = true;
    await answer.mutateAsync({ id: dose.id, answer: said, reason: reason ? { text: reason } : null });
    toast({
      title: said === 'taken' ? `Taken: ${name}` : `Skipped: ${name}`,
      duration: undoMs,
      action: { label: 'Undo', onAction: () => undoAnswer(dose.id).catch(notUndone) },
    });
  }
  const take = () => void send('taken').catch(failed('Couldn’t save your answer'));
  return (
    <div className="row dose-acts" ref={group}>
      {isAnswered ? (
        <Button
          variant="quiet"
          pending={isUndoing}
          description="Undo a dose"
          onClick={() => {
            takesFocus.current = true;
            undo();
          }}
        >
          Undo<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      ) : (
        <>
          <Button icon={Check} pending={answer.pending} pendingText="Saving…" description="Taken" onClick={take}>
            {state === 'late' ? 'Taken now' : state === 'missed' ? 'I took it' : 'Taken'}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          {state !== 'missed' && (
            <Button description="Skip it" onClick={() => setSkipping(true)}>
              Skip it<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
        </>
      )}
      {isSkipping && (
        <SkipDialog name={name} onClose={() => setSkipping(false)} onSkip={(reason) => send('skipped', reason)} />
      )}
    </div>
  );
}
