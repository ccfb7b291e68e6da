import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Game } from '../../pure/game.ts';
import { type GameKind, isGameKind, kindWords } from '../../pure/kinds.ts';
import { GameBoard } from '../board/game-board.tsx';
import { outcomeFor, resultSentence } from '../board/result-words.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { NoGame } from '../no-game.tsx';
import { useGame } from '../use-game.ts';
import '../arcade.css';
import { PracticeChoices } from './practice-choices.tsx';
import { type UsedPractice, usePractice } from './use-practice.ts';

/** C-20: on this device, against somebody beside you or the computer, with the specified score keeping. */
export function Screen({ params }: { readonly params: { readonly kind: string } }) {
  return isGameKind(params.kind) ? <Practised key={params.kind} kind={params.kind} /> : <NoGame />;
}

function Practised({ kind }: { readonly kind: GameKind }) {
  const title = `Practise ${kindWords[kind].name}`;
  useTitle(title);
  const { game, failed, retry } = useGame(kind);
  return (
    <>
      <PageTitle title={title} lead="On this device, without a room. No one else can see it." crumbs={arcadeCrumbs} />
      {game ? (
        <Play game={game} />
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

function statusOf(game: Game, { practice, state, thinking }: UsedPractice): string {
  const side = game.sides[game.turn(state)];
  if (practice.against === 'person') return `${side} to move.`;
  if (thinking) return 'The computer is thinking.';
  return game.turn(state) === practice.side ? `Your turn. You play ${side}.` : 'The computer’s turn.';
}

function Play({ game }: { readonly game: Game }) {
  const used = usePractice(game);
  const { practice, end, failed, note, isComputers, play, restart, resetScore, takeBack, hint } = used;
  const { against, side, moves, score, features } = practice;
  const me = against === 'person' ? 'both' : side;
  const names = [0, 1].map((one) => (against === 'person' ? game.sides[one] : one === side ? 'You' : 'Computer'));
  const both: readonly [string, string] = [names[0] ?? '', names[1] ?? ''];
  return (
    <div className="practice">
      <div>
        <GameBoard
          game={game}
          moves={moves}
          me={me}
          names={both}
          features={features}
          canMove={!end && !isComputers}
          onMove={play}
          status={statusOf(game, used)}
          result={end ? resultSentence(game, end, both, me) : null}
          outcome={end ? outcomeFor(end, me) : undefined}
          onHint={end || isComputers ? undefined : hint}
          note={note}
          extra={[
            { label: 'New Game', run: () => restart() },
            { label: 'Undo move', run: takeBack },
          ]}
        />
        {end && against !== 'person' && (
          <p>
            <ButtonLink href={`/arcade/mistakes/${game.kind}`}>Learn from my mistakes</ButtonLink>
          </p>
        )}
        {failed && (
          <Notice
            tone="warn"
            title="The computer didn’t answer"
            action={<Button onClick={used.tryAgain}>Try again</Button>}
          >
            <p>Nothing is lost.</p>
          </Notice>
        )}
      </div>
      <div className="practice-side">
        <Section title="Score" side>
          <dl className="practice-score">
            {[`${both[0]} wins`, `${both[1]} wins`, 'Draws'].map((label, n) => (
              <div key={label}>
                <dt>{label.replace('You wins', 'You won')}</dt>
                <dd>{score[n]}</dd>
              </div>
            ))}
          </dl>
          <div className="row">
            <Button variant="primary" onClick={() => restart()}>
              New Game
            </Button>
            <Button onClick={resetScore}>Reset Score</Button>
            <Button onClick={takeBack} aria-disabled={moves.length === 0 || undefined}>
              Undo move
            </Button>
          </div>
          <p className="soft">New Game clears the board and keeps the score.</p>
        </Section>
        <PracticeChoices
          game={game}
          practice={practice}
          onChange={restart}
          onFeatures={(values) => used.change({ features: values })}
        />
      </div>
    </div>
  );
}
