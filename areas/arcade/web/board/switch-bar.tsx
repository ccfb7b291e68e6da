import { useEffect, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { useScan } from '#platform/web/scan/use-scan.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Game } from '../../pure/game.ts';
import { asked, type Extra, type Stop, stopsOf } from './scan.ts';
import type { Board } from './use-board.ts';

interface SwitchBar {
  readonly game: Game;
  readonly state: unknown;
  readonly board: Board;
  readonly every: number;
  readonly aloud: boolean;
  readonly extra: readonly Extra[];
}

/** One-switch play: what it stands on, in words; and the way into it and out. */
export function useSwitchPlay({ game, state, board, every, aloud, extra }: SwitchBar) {
  const [on, setOn] = useState(false);
  const [sure, setSure] = useState<Extra>();
  const end = () => {
    setOn(false);
    setSure(undefined);
    announce('One-switch play has ended.');
  };
  const stops = (): Stop[] => {
    if (sure) return asked([{ label: sure.sure ?? sure.label, run: sure.run }], 'No, continue');
    const { asking, choosing, picked, mine, play, ready } = board;
    if (asking !== undefined) {
      return asked([{ label: `Play ${game.say(state, asking)}`, run: () => play(asking) }], 'Cancel');
    }
    if (choosing.length > 0) {
      return asked(
        choosing.map((move) => ({ label: game.choice(move) || game.notation(state, move), run: () => ready(move) })),
        'Back',
      );
    }
    return stopsOf(game, state, picked, { mine, extra });
  };
  const choose = ({ does }: Stop) => {
    if (does.kind === 'press') board.onPress(does.square);
    else if (does.kind === 'play') board.ready(does.move);
    else if (does.kind === 'end') end();
    else if (does.kind === 'extra') {
      if (does.extra.sure) setSure(does.extra);
      else does.extra.run();
    } else {
      setSure(undefined);
      if (does.kind === 'back') board.drop();
      else does.run();
    }
  };
  const { stop, label } = useScan({ on, stops: on ? stops() : [], every, aloud, onChoose: choose, onEnd: end });
  const start = () => {
    announce('One-switch play has started. Any key or press chooses. Escape ends it.');
    setOn(true);
  };
  return { on, stop, label, start, end };
}

/** The way in: it gets the focus back when one-switch play ends. */
export function SwitchButton({ on, onStart }: { readonly on: boolean; readonly onStart: () => void }) {
  const [was, setWas] = useState(on);
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (was && !on) element?.focus();
    setWas(on);
  }, [on, was, element]);
  return (
    <Button ref={setElement} onClick={onStart} aria-disabled={on || undefined}>
      One-switch play
    </Button>
  );
}
