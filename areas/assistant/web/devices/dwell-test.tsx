import { Check } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Range } from '#platform/web/ui/range.tsx';
import { type DwellEvent, dwell, startDwell } from '../../pure/devices/dwell.ts';
import { dwellOutcome } from '../../pure/devices/outcomes.ts';
import { type StageProps, Trial } from './trial.tsx';
import { useTicker } from './use-ticker.ts';

type Pointer = 'mouse' | 'eyes';
/** An eye jumps out of a target and back within this time. */
const grace = { mouse: 0, eyes: 300 } as const;
const doors = ['First door', 'Second door', 'Third door'] as const;

export function DwellTest() {
  const [seconds, setSeconds] = useState(1);
  const [pointer, setPointer] = useState<Pointer>('mouse');
  return (
    <Trial
      title="Dwell and eye gaze"
      name="dwell test"
      intro="Rest your pointer in each door until it is chosen. No click is needed. On a touch screen, hold a finger on it."
      timed
      settings={
        <>
          <RadioGroup<Pointer>
            legend="What moves your pointer"
            look="list"
            options={[
              { value: 'mouse', label: 'A mouse or head mouse' },
              { value: 'eyes', label: 'My eyes', hint: 'Bigger doors, and short jumps out do not count.' },
            ]}
            value={pointer}
            onChange={setPointer}
          />
          <Range
            label="Time to rest"
            unit="seconds"
            {...{ min: 0.3, max: 3, step: 0.1, value: seconds }}
            onChange={setSeconds}
          />
        </>
      }
      stage={(props) => <Stage {...props} need={seconds * 1000} pointer={pointer} />}
    />
  );
}

function Stage({
  need,
  pointer,
  paused,
  finish,
  report,
}: StageProps & { readonly need: number; readonly pointer: Pointer }) {
  const [state, setState] = useState(() => startDwell(Math.round(need), grace[pointer]));
  const tell = (event: DwellEvent) => setState((old) => dwell(old, event));
  const { chosen } = state;
  useEffect(() => {
    report.current = () => dwellOutcome(state, doors.length);
    if (chosen.length === doors.length) finish(dwellOutcome(state, doors.length));
  });
  useEffect(() => {
    if (chosen.length > 0 && chosen.length < doors.length) announce(`${chosen.at(-1)} chosen.`);
  }, [chosen]);
  useEffect(() => {
    setState((old) => (old.paused === paused ? old : dwell(old, { type: 'pause' })));
  }, [paused]);
  useTicker(!paused, (ms) => tell({ type: 'time', ms }));
  return (
    <ul className="dwell-doors plain-list" data-pointer={pointer}>
      {doors.map((door) => {
        const done = chosen.includes(door);
        const share = done ? 1 : state.on === door ? state.rested / state.need : 0;
        return (
          <li
            key={door}
            className="dwell-door"
            style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
            onPointerEnter={() => tell({ type: 'enter', target: door })}
            onPointerLeave={() => tell({ type: 'leave' })}
          >
            <span className="dwell-light" aria-hidden="true" />
            <span className="dwell-words">
              {done && <Icon icon={Check} />}
              {door}
              <small>{done ? 'Chosen' : state.on === door ? 'Keep resting' : 'Rest here'}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
