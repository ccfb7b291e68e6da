import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { scanOutcome } from '../../pure/devices/outcomes.ts';
import type { Press } from '../../pure/devices/presses.ts';
import { scan, scanDone, startScan } from '../../pure/devices/scanner.ts';
import { rounds, things } from './scan-targets.tsx';
import { type StageProps, Trial } from './trial.tsx';

const nextKeys = [
  { value: 'Tab', label: 'Tab' },
  { value: 'ArrowRight', label: 'Right arrow' },
  { value: ' ', label: 'Space' },
  { value: '1', label: 'Number 1' },
];
const chooseKeys = [
  { value: 'Enter', label: 'Enter' },
  { value: 'ArrowDown', label: 'Down arrow' },
  { value: '2', label: 'Number 2' },
];

export function TwoSwitches() {
  const [next, setNext] = useState('Tab');
  const [choose, setChoose] = useState('Enter');
  return (
    <Trial
      title="Two switches"
      name="two-switch test"
      intro="One switch moves to the next thing, the other chooses it. Most switch boxes send a key for each."
      settings={
        <>
          <Select
            label="Key that moves"
            options={nextKeys}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          <Select
            label="Key that chooses"
            options={chooseKeys}
            value={choose}
            onChange={(event) => setChoose(event.currentTarget.value)}
          />
        </>
      }
      stage={(props) => <Stage {...props} next={next} choose={choose} />}
    />
  );
}

function Stage({ next, choose, finish, report }: StageProps & { readonly next: string; readonly choose: string }) {
  const [state, setState] = useState(() => startScan(things.length, 1, rounds));
  const presses = useRef<Press[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const buttons = () => [...(box.current?.querySelectorAll('button') ?? [])];
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  useEffect(() => {
    report.current = () => scanOutcome(state, presses.current);
  });

  const take = (at: number) => {
    const chosen = scan({ ...state, at }, { type: 'press' });
    if (scanDone(chosen)) return finish(scanOutcome(chosen, presses.current));
    setState(chosen);
    announce(`You chose ${things[at]}. Now choose ${things[rounds[chosen.chosen.length] ?? 0]}.`);
    buttons()[0]?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.repeat || ![next, choose].includes(event.key)) return;
    presses.current.push({ what: event.key, at: performance.now() });
    // Tab and Enter do this by themselves, and Tab leads out of the things after the last.
    if (event.key === 'Tab' || event.key === 'Enter') return;
    event.preventDefault();
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === next) all[(at + 1) % all.length]?.focus();
    else if (at >= 0) take(at);
  };
  return (
    <>
      <p>
        Choose <strong>{things[rounds[state.chosen.length] ?? 0]}</strong>. Round {state.chosen.length + 1} of{' '}
        {rounds.length}.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div
        ref={box}
        className="scan-targets"
        onKeyDown={key}
        onKeyUp={(event) => {
          // Space presses a button when it is let go.
          if (event.key === ' ' && next === ' ') event.preventDefault();
        }}
      >
        {things.map((thing, at) => (
          <Button key={thing} description="One of three things to choose." onClick={() => take(at)}>
            {thing}
          </Button>
        ))}
      </div>
    </>
  );
}
