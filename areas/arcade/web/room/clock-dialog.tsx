import { useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { ClockChoice } from '../../contract.ts';
import type { Game } from '../../pure/game.ts';
import { limits } from '../../pure/limits.ts';

const whole = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);
const within = (n: number, { least, most }: { least: number; most: number }) => n >= least && n <= most;

/** Each side’s time by itself: a clock may be uneven. It counts only when the other agrees. */
export function ClockDialog({
  game,
  onChoose,
  onClose,
}: {
  readonly game: Game;
  readonly onChoose: (clock: ClockChoice) => void;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [values, setValues] = useState(['20', '20', '10']);
  const [tried, setTried] = useState(false);
  const { clockMinutes, clockSeconds } = limits;
  const wrong = values.map((value, n) => {
    const range = n < 2 ? clockMinutes : clockSeconds;
    if (within(whole(value), range)) return undefined;
    return `Write a whole number from ${range.least} to ${range.most}.`;
  });
  const send = () => {
    setTried(true);
    const at = wrong.findIndex(Boolean);
    if (at >= 0) return document.getElementById(`${id}-${at}`)?.focus();
    const [first = 0, second = 0, seconds = 0] = values.map(whole);
    onChoose({ minutes: [first, second], seconds });
  };
  const labels = [`Minutes for ${game.sides[0]}`, `Minutes for ${game.sides[1]}`, 'Seconds back after each move'];
  return (
    <Dialog
      open
      size="s"
      title="Propose a clock"
      description="The other player must agree. The two sides can have different times."
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={send}>
            Propose
          </Button>
          <Button onClick={onClose}>No clock</Button>
        </>
      }
    >
      <div className="board-choices">
        {labels.map((label, n) => (
          <TextField
            key={label}
            id={`${id}-${n}`}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            value={values[n] ?? ''}
            error={tried ? wrong[n] : undefined}
            onChange={(event) => setValues(values.with(n, event.currentTarget.value))}
          />
        ))}
      </div>
    </Dialog>
  );
}
