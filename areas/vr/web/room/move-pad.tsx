import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { cx } from '#platform/web/ui/cx.ts';

interface MovePadProps {
  /** Degrees from where one looks: 0 is ahead. */
  readonly onStep: (turn: number) => void;
  readonly onTurn: (by: number) => void;
  /** For one hand: it stays in reach while the page moves, with what else is needed. */
  readonly stays?: boolean;
  readonly more?: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** All movement in one place: nothing to drag, and no two things to press at once. */
export function MovePad({ onStep, onTurn, stays = false, more = [] }: MovePadProps) {
  const size = stays ? 'm' : 'l';
  return (
    <fieldset className={cx('vr-pad', stays && 'vr-pad-stays')}>
      <legend className={cx(stays && 'vh')}>Move</legend>
      <Button size={size} icon={RotateCcw} onClick={() => onTurn(-45)}>
        Turn left
      </Button>
      <Button size={size} icon={ArrowUp} onClick={() => onStep(0)}>
        Ahead
      </Button>
      <Button size={size} icon={RotateCw} onClick={() => onTurn(45)}>
        Turn right
      </Button>
      <Button size={size} icon={ArrowLeft} onClick={() => onStep(270)}>
        Step left
      </Button>
      <Button size={size} icon={ArrowDown} onClick={() => onStep(180)} description="a step back in a room">
        Back
      </Button>
      <Button size={size} icon={ArrowRight} onClick={() => onStep(90)}>
        Step right
      </Button>
      {more.map(({ label, onPress }) => (
        <Button key={label} size={size} onClick={onPress}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
