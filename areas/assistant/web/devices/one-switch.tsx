import { CircleDot } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Range } from '#platform/web/ui/range.tsx';
import { scanOutcome } from '../../pure/devices/outcomes.ts';
import type { Press } from '../../pure/devices/presses.ts';
import { scan, scanDone, startScan } from '../../pure/devices/scanner.ts';
import { rounds, ScanTargets, things } from './scan-targets.tsx';
import { type StageProps, Trial } from './trial.tsx';
import { useTicker } from './use-ticker.ts';

export function OneSwitch() {
  const [seconds, setSeconds] = useState(1.5);
  return (
    <Trial
      title="One switch"
      name="one-switch test"
      intro="A mark moves from thing to thing. Press your switch when it is on the one we ask for. Space, Enter, a click or a tap counts as the switch."
      timed
      settings={
        <Range
          label="Time on each thing"
          unit="seconds"
          {...{ min: 0.5, max: 5, step: 0.1, value: seconds }}
          onChange={setSeconds}
        />
      }
      stage={(props) => <Stage {...props} every={seconds * 1000} />}
    />
  );
}

function Stage({ every, paused, finish, report }: StageProps & { readonly every: number }) {
  const [state, setState] = useState(() => startScan(things.length, every, rounds));
  const presses = useRef<Press[]>([]);
  const pad = useRef<HTMLButtonElement>(null);
  useEffect(() => pad.current?.focus(), []);
  useEffect(() => {
    report.current = () => scanOutcome(state, presses.current);
  });
  useTicker(!paused, (ms) => setState((old) => scan(old, { type: 'time', ms })));

  const note = () => {
    if (!paused) presses.current.push({ what: 'press', at: performance.now() });
  };
  const press = () => {
    if (paused) return;
    const next = scan(state, { type: 'press' });
    if (scanDone(next)) return finish(scanOutcome(next, presses.current));
    setState(next);
    announce(`You chose ${things[state.at]}. Now choose ${things[rounds[next.chosen.length] ?? 0]}.`);
  };
  return (
    <>
      <p>
        Choose <strong>{things[rounds[state.chosen.length] ?? 0]}</strong>. Round {state.chosen.length + 1} of{' '}
        {rounds.length}.
      </p>
      <ScanTargets at={state.at} />
      <Button
        ref={pad}
        icon={CircleDot}
        size="l"
        wide
        aria-disabled={paused || undefined}
        description="Chooses what the mark is on."
        onPointerDown={note}
        onKeyDown={(event) => {
          if (!event.repeat && (event.key === 'Enter' || event.key === ' ')) note();
        }}
        onClick={press}
      >
        Switch
      </Button>
    </>
  );
}
