import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { ScanBar } from '#platform/web/scan/scan-bar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import type { Game } from '../../pure/game.ts';
import { kindWords, type RoomFeature } from '../../pure/kinds.ts';
import { BoardChoices } from './choices.tsx';
import { ChooseMove } from './choose-move.tsx';
import { BoardFrame } from './frame.tsx';
import { BoardGrid } from './grid.tsx';
import { useChoices } from './kept.ts';
import { BoardKeys } from './keys.tsx';
import { MoveLog } from './move-log.tsx';
import { useStates } from './position.ts';
import type { Outcome } from './result-words.ts';
import type { Extra } from './scan.ts';
import { SwitchButton, useSwitchPlay } from './switch-bar.tsx';
import { TypedMove } from './typed-move.tsx';
import { type Board, useBoard } from './use-board.ts';
import { useNews } from './use-news.ts';
import { VoiceMoves } from './voice-moves.tsx';
import { lastWords, type Names, type Position, type Viewer } from './words.ts';
import './board.css';

export interface GameBoardProps {
  readonly game: Game;
  /** All moves so far; what is shown and said follows from them. */
  readonly moves: readonly string[];
  readonly me: Viewer;
  /** By side. */
  readonly names: Names;
  readonly features: readonly RoomFeature[];
  /** False while it is over, paused or on its way. */
  readonly canMove: boolean;
  readonly onMove: (move: string) => void;
  /** "Your turn. You play White." */
  readonly status: string;
  /** How it ended, said once and heard; null while it goes on. */
  readonly result: string | null;
  readonly outcome?: Outcome | undefined;
  /** What each side has left, in words; null: no clock. */
  readonly clocks?: Names | null;
  readonly onHint?: (() => void) | undefined;
  /** A hint, or why a move was refused. */
  readonly note?: string | null;
  /** What else one-switch play can choose, and what can be typed or said by its label. */
  readonly extra?: readonly Extra[];
  /** Somebody else says what is shown, as in a replay. */
  readonly quiet?: boolean;
  /** Right above and below the squares: who plays. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** One board for all five games and for everybody: by pointer, by keys, by typing, by one switch, by ear. */
export function GameBoard(props: GameBoardProps) {
  const { game, moves, me, names, features, canMove, onMove, status, result, outcome, clocks = null, onHint } = props;
  const states = useStates(game, moves);
  const state = states[moves.length];
  const lastMove = moves.at(-1);
  const last = lastMove === undefined ? null : { state: states[moves.length - 1], move: lastMove };
  const position: Position<unknown> = { game, state, names, me, last, clocks, ended: result !== null };
  const [choices, setChoices] = useChoices();
  const has = (feature: RoomFeature) => features.includes(feature);
  const { extra = [] } = props;
  const { confirm, onePress } = choices;
  const board = useBoard({ position, canMove, confirm, onePress, extra, onMove, onHint });
  const scan = useSwitchPlay({ game, state, board, extra, every: choices.every, aloud: has('screen_reader') });
  useNews({
    ...{ game, moves, states, names, me, result, outcome, sounds: choices.sounds },
    ...{ cues: has('audio_cues'), quiet: props.quiet ?? false },
  });
  const { note = null } = props;
  useEffect(() => {
    if (note) announce(note);
  }, [note]);

  const flipped = game.turns && me === 1;
  const typing = (
    <>
      <TypedMove game={game} disabled={!board.mine} onText={board.onText} />
      <VoiceMoves game={game} state={state} board={board} />
    </>
  );
  const pass = board.mine && game.moves(state).includes('pass');
  return (
    <div
      className="board"
      data-large={has('large_text') || undefined}
      data-contrast={has('high_contrast') || undefined}
      data-still={has('reduced_motion') || undefined}
    >
      <p className="board-status">{result ?? status}</p>
      {has('keyboard_only') && typing}
      {has('keyboard_only') && <BoardKeys open />}
      {props.above}
      <BoardFrame game={game} flipped={flipped} coordinates={choices.coordinates}>
        <BoardGrid
          {...{ game, state, flipped, wrap: choices.wrap, coordinates: choices.coordinates }}
          label={`${kindWords[game.kind].name} board`}
          picked={board.picked}
          mine={board.mine}
          last={last ? game.effect(last.state, last.move).path : []}
          scanned={scan.stop?.squares ?? []}
          onPress={board.onPress}
          onKey={board.onKey}
        />
      </BoardFrame>
      {props.below}
      {scan.on && <ScanBar label={scan.label} none="Waiting" onEnd={scan.end} />}
      {board.asking !== undefined && !scan.on && <Confirm game={game} state={state} board={board} />}
      {pass && (
        <p className="board-pass">
          No disc can be turned, so you pass. <Button onClick={() => board.ready('pass')}>Pass</Button>
        </p>
      )}
      <p className="board-last">
        <strong>Last move</strong> {lastWords(position)}
      </p>
      {(note || board.answer) && <p className="board-answer">{note || board.answer}</p>}
      {!has('keyboard_only') && typing}
      <Questions board={board} hints={Boolean(onHint)} counts={game.count(state) !== null}>
        <SwitchButton on={scan.on} onStart={scan.start} />
      </Questions>
      <Disclosure summary={`Moves (${moves.length})`} open={has('screen_reader')}>
        <MoveLog game={game} moves={moves} states={states} names={names} me={me} />
      </Disclosure>
      {!has('keyboard_only') && <BoardKeys open={false} />}
      <BoardChoices choices={choices} onChange={setChoices} />
      {board.choosing.length > 0 && !scan.on && (
        <ChooseMove
          title={game.kind === 'chess' && isPromotion(board.choosing) ? 'The pawn becomes a' : 'Which move?'}
          options={board.choosing.map((move) => ({ move, label: optionOf(game, state, board.choosing, move) }))}
          onChoose={board.ready}
          onClose={board.drop}
        />
      )}
    </div>
  );
}

const isPromotion = (moves: readonly string[]) => new Set(moves.map((move) => move.slice(0, 4))).size === 1;
const optionOf = (game: Game, state: unknown, moves: readonly string[], move: string) => {
  const words = game.kind === 'chess' && isPromotion(moves) ? game.choice(move) : game.say(state, move);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The focus comes here, and goes back to the board. */
function Confirm({ game, state, board }: { readonly game: Game; readonly state: unknown; readonly board: Board }) {
  const from = useRef<Element | null>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    from.current = document.activeElement;
    yes.current?.focus();
    return () => {
      if (from.current instanceof HTMLElement) from.current.focus();
    };
  }, []);
  const move = board.asking ?? '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: one question with two answers, no form
    <div role="group" aria-label="Play this move?" className="board-confirm">
      <p>Play {game.say(state, move)}?</p>
      <Button ref={yes} variant="primary" onClick={() => board.play(move)}>
        Play it
      </Button>
      <Button onClick={board.drop}>Not yet</Button>
    </div>
  );
}

/** What can be asked, for those who press rather than type. */
const Questions = ({
  board,
  hints,
  counts,
  children,
}: {
  readonly board: Board;
  readonly hints: boolean;
  readonly counts: boolean;
  readonly children: ReactNode;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: each works at once, on its own
  <div role="group" aria-label="Questions" className="board-questions">
    <Button onClick={() => board.ask('last')}>Last move</Button>
    <Button onClick={() => board.ask('pieces')}>Pieces</Button>
    <Button onClick={() => board.ask('legal')}>Legal moves</Button>
    <Button onClick={() => board.ask('turn')}>Turn and clocks</Button>
    {counts && <Button onClick={() => board.ask('count')}>Count</Button>}
    {hints && <Button onClick={() => board.ask('hint')}>Hint</Button>}
    {children}
  </div>
);
