import { Clock, Coffee, Flag, Handshake, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { ClockChoice, GameAct, GameMatch } from '../../contract.ts';
import type { Game, Side } from '../../pure/game.ts';
import { limits } from '../../pure/limits.ts';
import type { Extra } from '../board/scan.ts';
import { ClockDialog } from './clock-dialog.tsx';

export interface Acting {
  readonly match: GameMatch;
  readonly me: Side | null;
  readonly turn: Side;
  readonly names: readonly [string, string];
  readonly act: (act: GameAct, clock?: ClockChoice) => void;
  readonly pending: boolean;
}

const hourMs = 3_600_000;

/** The other has had long enough for a move. */
const isAway = ({ match, me, turn }: Acting) =>
  me !== null &&
  turn !== me &&
  match.computer === null &&
  match.pausedBy === null &&
  match.now - Date.parse(match.turnSince) >= limits.awayHours * hourMs;

/** The computer gives moves back at once. */
const takebackLabel = ({ computer }: GameMatch) => (computer ? 'Undo move' : 'Request a takeback');

/** What one-switch play offers besides moves; what ends the game is asked once more. */
export function extrasOf(acting: Acting): Extra[] {
  const { match, me, act } = acting;
  if (me === null || match.end) return [];
  if (match.pausedBy === me) return [{ label: 'Resume', run: () => act('resume') }];
  if (match.pausedBy !== null) return [];
  const asked = answersTo(acting);
  return [
    ...asked,
    ...(match.computer ? [] : [{ label: 'Offer a draw', run: () => act('offerDraw') }]),
    { label: takebackLabel(match), run: () => act('askTakeBack') },
    { label: 'Pause for rest', run: () => act('pause') },
    { label: 'Resign', run: () => act('resign'), sure: 'Yes, resign' },
  ];
}

/** Answers to what the other has asked. */
export function answersTo({ match, me, act }: Acting): Extra[] {
  const { draw, takeBack, clock } = match.offers;
  const of = (side: Side | null | undefined) => side !== null && side !== undefined && side !== me;
  return [
    ...(of(draw)
      ? [
          { label: 'Accept the draw', run: () => act('acceptDraw') },
          { label: 'Decline the draw', run: () => act('declineDraw') },
        ]
      : []),
    ...(of(takeBack)
      ? [
          { label: 'Allow the takeback', run: () => act('allowTakeBack') },
          { label: 'Refuse the takeback', run: () => act('refuseTakeBack') },
        ]
      : []),
    ...(of(clock?.by)
      ? [
          { label: 'Accept the clock', run: () => act('acceptClock') },
          { label: 'Decline the clock', run: () => act('declineClock') },
        ]
      : []),
  ];
}

export function Controls({
  clocks,
  ...acting
}: Acting & {
  readonly game: Game;
  /** A clock can be agreed on: not in a tournament. */
  readonly clocks: boolean;
}) {
  const { match, me, act, pending, game } = acting;
  const [asking, setAsking] = useState<'resign' | 'clock'>();
  if (me === null) return null;
  const { offers, pausedBy, moves } = match;
  const rests = pausedBy !== null;
  const close = () => setAsking(undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: each works at once, on its own
    <div role="group" aria-label="The game" className="game-controls">
      {pausedBy === me && (
        <Button variant="primary" onClick={() => act('resume')} pending={pending}>
          Resume
        </Button>
      )}
      {!rests && (
        <>
          <Button icon={Coffee} onClick={() => act('pause')}>
            Pause for rest
          </Button>
          {!match.computer && (
            <Button icon={Handshake} onClick={() => act('offerDraw')} aria-disabled={offers.draw === me || undefined}>
              {offers.draw === me ? 'Draw offered' : 'Offer a draw'}
            </Button>
          )}
          <Button
            icon={Undo2}
            onClick={() => act('askTakeBack')}
            aria-disabled={offers.takeBack === me || moves.length === 0 || undefined}
          >
            {offers.takeBack === me ? 'Takeback requested' : takebackLabel(match)}
          </Button>
          {clocks && !match.clock && !match.computer && moves.length < 2 && (
            <Button
              icon={Clock}
              onClick={() => setAsking('clock')}
              aria-disabled={offers.clock?.by === me || undefined}
            >
              {offers.clock?.by === me ? 'Clock proposed' : 'Propose a clock'}
            </Button>
          )}
        </>
      )}
      {isAway(acting) && <Button onClick={() => act('endAbandoned')}>End the game: no winner</Button>}
      <Button icon={Flag} onClick={() => setAsking('resign')}>
        Resign
      </Button>
      <ConfirmDialog
        open={asking === 'resign'}
        title="Resign this game?"
        confirmLabel="Resign"
        danger
        onConfirm={() => {
          close();
          act('resign');
        }}
        onCancel={close}
      >
        <p>{match.computer ? 'The computer' : 'The other player'} wins. To stop for a while, use “Pause for rest”.</p>
      </ConfirmDialog>
      {asking === 'clock' && (
        <ClockDialog
          game={game}
          onClose={close}
          onChoose={(clock) => {
            close();
            act('offerClock', clock);
          }}
        />
      )}
    </div>
  );
}
