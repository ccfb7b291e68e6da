import { ArrowRight, Volume2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { canSpeak, speaker } from '#platform/web/speech/speaker.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { EasyLines } from '#platform/web/ui/easy-lines.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { type Game, startingFrom } from '../../pure/game.ts';
import { type GameKind, isGameKind, kindWords } from '../../pure/kinds.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { Exercise } from '../exercise/exercise.tsx';
import { NoGame } from '../no-game.tsx';
import { useGame } from '../use-game.ts';
import { type LessonStep, lessons, stepIn } from './steps.ts';
import '../arcade.css';

/** The rules by doing: one task on the board for each. The step stands in the address. */
export function Screen({ params }: { readonly params: { readonly kind: string } }) {
  return isGameKind(params.kind) ? <Taught key={params.kind} kind={params.kind} /> : <NoGame />;
}

function Taught({ kind }: { readonly kind: GameKind }) {
  const title = `Learn ${kindWords[kind].name}`;
  useTitle(title);
  const { game, failed, retry } = useGame(kind);
  return (
    <>
      <PageTitle
        title={title}
        lead="One rule at a time, on the board. There is no clock, and you can’t do anything wrong."
        crumbs={arcadeCrumbs}
        actions={<ButtonLink href={`/arcade/rules/${kind}`}>All rules on one page</ButtonLink>}
      />
      {game ? (
        <Lesson game={game} />
      ) : failed ? (
        <ErrorState title="Couldn’t load the game" onRetry={retry}>
          Check the connection, then try again.
        </ErrorState>
      ) : (
        <Skeleton count={1} label="Loading the game" />
      )}
    </>
  );
}

function Lesson({ game }: { readonly game: Game }) {
  const steps = lessons[game.kind];
  const [query, setQuery] = useQueryParams();
  const at = stepIn(query.get('step'), steps.length);
  const [first] = useState(at);
  const [moved, setMoved] = useState(false);
  const step = steps[at];
  const go = (to: number) => {
    setMoved(true);
    setQuery({ step: to === 0 ? null : to + 1 }, { push: true });
  };
  if (!step) return null;
  return (
    <>
      <Steps label="Steps of this lesson" steps={steps.map(({ title }) => title)} current={at} onGo={go} />
      <Step
        key={at}
        game={game}
        step={step}
        number={at + 1}
        of={steps.length}
        focus={moved || at !== first}
        onNext={() => go(at + 1)}
      />
    </>
  );
}

function Step({
  game,
  step,
  number,
  of,
  focus,
  onNext,
}: {
  readonly game: Game;
  readonly step: LessonStep;
  readonly number: number;
  readonly of: number;
  /** The step before is gone, and with it what had the focus. */
  readonly focus: boolean;
  readonly onNext: () => void;
}) {
  const { title, lines, state, answers, done, hint } = step;
  const begun = useMemo(() => (state === undefined ? game : startingFrom(game, state)), [game, state]);
  const [isDone, setIsDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = lines.join(' ');
  useEffect(() => {
    if (focus) heading.current?.focus();
    return () => speaker.stop();
  }, [focus]);
  const hear = () => {
    speaker.stop();
    speaker.say({ text: isDone ? done : text });
  };
  return (
    <div className="lesson">
      <div className="lesson-words">
        <h2 ref={heading} tabIndex={-1}>
          Step {number} of {of}: {title}
        </h2>
        <EasyLines lines={lines.map((line) => ({ text: line }))} />
        <div className="row">
          {canSpeak() && (
            <Button icon={Volume2} onClick={hear}>
              Hear this step
            </Button>
          )}
          {number < of && (
            <Button
              variant={isDone ? 'primary' : 'secondary'}
              iconEnd={ArrowRight}
              data-focus-key={`lesson-next-${number}`}
              onClick={onNext}
            >
              {isDone ? 'Next rule' : 'Skip this rule'}
            </Button>
          )}
        </div>
        {isDone && number === of && (
          <Notice tone="ok" title={`You can play ${kindWords[game.kind].name}`}>
            <p>Play slowly against the computer, or with someone beside you.</p>
            <p>
              <ButtonLink variant="primary" href={`/arcade/practice/${game.kind}`}>
                Practice on this device
              </ButtonLink>
            </p>
          </Notice>
        )}
      </div>
      <Exercise
        game={begun}
        task={lines.at(-1) ?? ''}
        done={done}
        hint={hint}
        judge={(move) => answers === undefined || answers.includes(move)}
        onDone={() => setIsDone(true)}
      />
    </div>
  );
}
