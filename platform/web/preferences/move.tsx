import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { usePreference } from './store.tsx';

/** True while everything that can be dragged must also have buttons or keys. */
export const useDragAssistance = (): boolean => usePreference('dragAssistance');

export interface MoveButtonsProps {
  /** What moves: "Photo 2". */
  readonly what: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** Shows them even with dragAssistance off, where there is no other way without dragging. */
  readonly always?: boolean;
}

/** Drag without dragging: one step earlier or later. Every list that can be sorted by dragging carries these. */
export function MoveButtons({ what, place, count, onMove, always = false }: MoveButtonsProps) {
  const on = useDragAssistance();
  if (!on && !always) return null;
  return (
    <span className="move-buttons">
      <Button icon={ArrowUp} variant="quiet" aria-disabled={place === 0} onClick={() => place > 0 && onMove(place - 1)}>
        Move {what} earlier
      </Button>
      <Button
        icon={ArrowDown}
        variant="quiet"
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(place + 1)}
      >
        Move {what} later
      </Button>
    </span>
  );
}

/** The same list with one thing in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
