import { CornerDownLeft } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { callLimits } from '#platform/contract/call-limits.ts';
import { announce } from '../announce.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useScrollStop } from '../ui/use-scroll-stop.ts';
import type { CallView } from './call-link.ts';

interface LiveTextProps {
  readonly view: CallView;
  readonly other: string;
  readonly onWrite: (text: string) => void;
  readonly onFinish: () => boolean;
}

/** A line is said when it is done: letter by letter nobody could follow. */
function useSayLines({ lines }: CallView, other: string) {
  const said = useRef(lines.length);
  useEffect(() => {
    for (const { mine, text } of lines.slice(said.current)) if (!mine) announce(`${other}: ${text}`);
    said.current = lines.length;
  }, [lines, other]);
}

function Field({ onWrite, onFinish }: Pick<LiveTextProps, 'onWrite' | 'onFinish'>) {
  const [text, setText] = useState('');
  const write = (next: string) => {
    setText(next);
    onWrite(next);
  };
  const finish = (event: SubmitEvent) => {
    event.preventDefault();
    if (onFinish()) setText('');
  };
  return (
    <form onSubmit={finish} aria-label="Live text" noValidate>
      <TextField
        label="Your live text"
        hint="The other person sees each letter as you type. Enter ends the line."
        autoComplete="off"
        maxLength={callLimits.line}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
        after={
          <Button type="submit" icon={CornerDownLeft}>
            End the line
          </Button>
        }
      />
    </form>
  );
}

/** What the two type, letter by letter. It is the captions of the call, and it goes on without voice. */
export function LiveText({ view, other, onWrite, onFinish }: LiveTextProps) {
  const { lines, otherWrites, stage, unsent } = view;
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrollStop(list);
  useSayLines(view, other);
  useEffect(() => {
    if (lines.length + otherWrites.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines, otherWrites]);
  const isEmpty = lines.length === 0 && otherWrites === '';
  return (
    <div className="stack">
      {!isEmpty && (
        <ol ref={list} className="plain-list call-lines" aria-label="Live text" tabIndex={stop}>
          {lines.map(({ key, mine, text }) => (
            <li key={key} className={mine ? 'call-said call-mine' : 'call-said'}>
              <p className="small">
                <strong>{mine ? 'You' : other}</strong>
              </p>
              <p className="call-words">{text}</p>
            </li>
          ))}
          {otherWrites !== '' && (
            <li className="call-said call-writes">
              <p className="small">
                <strong>{other}</strong> <span className="soft">is typing</span>
              </p>
              <p className="call-words">{otherWrites}</p>
            </li>
          )}
        </ol>
      )}
      {unsent && (
        <p role="status">
          You’ve lost the connection to our server. We’re holding what you typed and will send it when you reconnect.
        </p>
      )}
      {stage === 'together' && <Field onWrite={onWrite} onFinish={onFinish} />}
      {stage === 'waiting' && <p className="soft">Live text opens when you’re both in the call.</p>}
    </div>
  );
}
