import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../announce.ts';
import { Button } from '../ui/button.tsx';
import { setSpeech, speeds, useSpeechSettings } from './settings.ts';
import { canSpeak, speaker } from './speaker.ts';

type Target = RefObject<Element | null> | (() => Element | Range | null);

export interface ReadAloudProps {
  /** What to read: a ref, or a function that finds it when pressed. */
  readonly target: Target;
  /** Ends the button's name, so that names differ: "Read aloud Dale's post". */
  readonly what: string;
}

const find = (target: Target) => (typeof target === 'function' ? target() : target.current);

/** The buttons of ReadAloud (read-aloud.tsx). */
export function ReadAloudControls({ target, what }: ReadAloudProps) {
  const [reading, setReading] = useState(false);
  const status = useSyncExternalStore(speaker.subscribe, speaker.status);
  const mine = useRef(false);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => () => (mine.current ? speaker.stop() : undefined), []);
  if (!canSpeak()) return null;

  const start = async () => {
    const found = find(target);
    if (!found) return;
    const { readAloud } = await import('./read-aloud-engine.ts');
    const done = () => {
      mine.current = false;
      setReading(false);
    };
    const any = readAloud(found, done);
    mine.current = any;
    setReading(any);
    if (!any) announce('There is nothing to read here.');
  };

  const stop = () => {
    main.current?.focus();
    speaker.stop();
  };
  const paused = status === 'paused';
  const press = () => (!reading ? void start() : paused ? speaker.resume() : speaker.pause());
  const name = <span className="vh"> {what}</span>;
  // One button stays in place while its word changes, so that focus is never lost.
  return (
    <div className="read-aloud" data-part="read-aloud">
      <Button ref={main} icon={!reading ? Volume2 : paused ? Play : Pause} variant="quiet" onClick={press}>
        {!reading ? 'Read aloud' : paused ? 'Resume' : 'Pause'}
        {name}
      </Button>
      {reading && (
        <>
          <Button icon={Square} variant="quiet" onClick={stop}>
            Stop reading{name}
          </Button>
          <Speed />
        </>
      )}
    </div>
  );
}

/** Counts from the next sentence on. */
export function Speed() {
  const { rate } = useSpeechSettings();
  const id = useId();
  return (
    <span className="read-aloud-speed">
      <label htmlFor={id}>Speed</label>
      <select id={id} value={rate} onChange={(event) => setSpeech({ rate: Number(event.target.value) })}>
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {speed === 1 ? 'Usual' : `${speed} times`}
          </option>
        ))}
      </select>
    </span>
  );
}
