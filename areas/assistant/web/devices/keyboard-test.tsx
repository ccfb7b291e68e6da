import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { keyboardOutcome } from '../../pure/devices/outcomes.ts';
import type { Press } from '../../pure/devices/presses.ts';
import { type StageProps, Trial } from './trial.tsx';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];
const words: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
};

/** "Shift and Tab": what arrived, by its name. It stays on the page until another test or page is opened. */
function nameOf(event: KeyboardEvent): string {
  const with_ = [
    event.ctrlKey && 'Control',
    event.altKey && 'Alt',
    event.metaKey && 'Command or Windows',
    event.shiftKey && 'Shift',
  ];
  const key = words[event.key] ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key);
  return [...with_.filter(Boolean), key].join(' and ');
}

export const KeyboardTest = () => (
  <Trial
    title="Keyboard"
    name="keyboard test"
    intro="Press Tab, Enter, Space, the arrows, and Shift with Tab. We show which keys arrive and how close presses are. Escape ends the test."
    stage={(props) => <Stage {...props} />}
  />
);

function Stage({ report }: StageProps) {
  const presses = useRef<Press[]>([]);
  const repeats = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [left, setLeft] = useState(0);
  const [right, setRight] = useState(0);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  useEffect(() => {
    report.current = () => keyboardOutcome(presses.current, repeats.current);
  });
  const key = (event: KeyboardEvent) => {
    if (modifiers.includes(event.key)) return;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (event.repeat) {
      repeats.current += 1;
      return;
    }
    presses.current.push({ what: nameOf(event), at: performance.now() });
    setShown([...new Set(presses.current.map(({ what }) => what))]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of the buttons inside
    <div ref={box} className="stack" onKeyDown={key}>
      <div className="row">
        <Button description="Counts your presses. Nothing else happens." onClick={() => setLeft(left + 1)}>
          Left button: {counted(left, 'press', 'presses')}
        </Button>
        <Button description="Counts your presses. Nothing else happens." onClick={() => setRight(right + 1)}>
          Right button: {counted(right, 'press', 'presses')}
        </Button>
      </div>
      <p>{shown.length > 0 ? `Arrived: ${shown.join(', ')}.` : 'No key has arrived yet.'}</p>
    </div>
  );
}
