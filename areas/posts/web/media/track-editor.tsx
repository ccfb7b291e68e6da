import { Plus, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type CaptionLine, secondsOf, timeWords } from './caption-lines.ts';

interface Props {
  readonly help: string;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly lines: readonly CaptionLine[];
  readonly onChange: (lines: readonly CaptionLine[]) => void;
}

/** A track line by line: play the clip, pause, and add what was said or seen at that moment. */
export function TrackEditor({ help, video, lines, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const lastKey = useRef(Math.max(0, ...lines.map(({ key }) => key)));
  const change = (key: number, part: Partial<CaptionLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    lastKey.current += 1;
    const key = lastKey.current;
    const start = Math.round((video.current?.currentTime ?? 0) * 10) / 10;
    video.current?.pause();
    onChange([...lines, { key, start, text: '' }].toSorted((a, b) => a.start - b.start));
    announce(`New line at ${timeWords(start)}`);
    setTimeout(() => list.current?.querySelector<HTMLInputElement>(`[data-key="${key}"] [name="text"]`)?.focus());
  };
  const remove = (key: number) => {
    const restore = rememberFocus();
    onChange(lines.filter((line) => line.key !== key));
    setTimeout(restore, 50);
  };
  return (
    <div className="stack">
      <p className="hint">{help}</p>
      <ol className="plain-list caption-lines" ref={list}>
        {lines.map((line, index) => (
          <li key={line.key} data-key={line.key} className="caption-line">
            <StartField
              line={line}
              number={index + 1}
              onStart={(start) => onChange(lines.map((each) => (each.key === line.key ? { ...each, start } : each)))}
            />
            <TextField
              label={`Words of line ${index + 1}`}
              name="text"
              autoComplete="off"
              value={line.text}
              onChange={(event) => change(line.key, { text: event.target.value })}
            />
            <Button variant="quiet" icon={X} onClick={() => remove(line.key)}>
              Remove line {index + 1}
            </Button>
          </li>
        ))}
      </ol>
      <div>
        <Button icon={Plus} onClick={add}>
          Add a line at the current time
        </Button>
      </div>
    </div>
  );
}

interface StartProps {
  readonly line: CaptionLine;
  readonly number: number;
  readonly onStart: (start: number) => void;
}

/** Takes over the time when the field is left, so that half a time is never judged. */
function StartField({ line, number, onStart }: StartProps) {
  return (
    <TextField
      key={line.start}
      label={`Start of line ${number}`}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={timeWords(line.start)}
      onBlur={(event) => {
        const start = secondsOf(event.currentTarget.value);
        if (start === undefined) event.currentTarget.value = timeWords(line.start);
        else if (timeWords(start) !== timeWords(line.start)) onStart(start);
      }}
    />
  );
}
