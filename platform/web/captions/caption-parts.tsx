import { useEffect, useRef, useState } from 'react';
import { announce } from '../announce.ts';
import { canListen } from '../speech/can-listen.ts';
import { localNote, sentNote } from '../speech/dictation-privacy.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/checkbox.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { captionLines } from './caption-lines.ts';
import { useSpokenCaptions } from './use-spoken-captions.ts';

const captionsNotSent = () =>
  toast({
    title: 'No connection at the moment',
    description: 'Your captions aren’t sent until it’s back.',
    variant: 'destructive',
  });

interface SpokenProps {
  /** The microphone is on: only then does the browser listen. */
  readonly isOn: boolean;
  /** Characters of one line. */
  readonly limit: number;
  readonly onInterim: (text: string) => void;
  readonly onLine: (text: string) => void;
  /** What else can be done, where the browser cannot listen. */
  readonly otherwise: string;
}

/** Captions of one’s own speech, by the browser, once the member has said so. */
export function CaptionMySpeech({ isOn, limit, onInterim, onLine, otherwise }: SpokenProps) {
  const [wants, setWants] = useState(false);
  const [isLocal, setLocal] = useState<boolean>();
  useEffect(() => {
    if (!canListen()) return;
    import('../speech/dictation-engine.ts')
      .then(({ staysOnDevice }) => staysOnDevice())
      .then(setLocal, () => undefined);
  }, []);
  const problem = useSpokenCaptions({
    listens: wants && isOn,
    onInterim,
    onFinal: (text) => {
      for (const line of captionLines(text, limit)) onLine(line);
    },
  });
  if (!canListen()) return <p className="soft">This browser can’t turn your speech into text. {otherwise}</p>;
  const where = isLocal ? localNote : sentNote;
  return (
    <>
      <Switch
        label="Caption what I say"
        hint={isLocal === undefined ? 'Your browser turns your speech into text while your microphone is on.' : where}
        checked={wants}
        onChange={setWants}
      />
      {problem && (
        <p role="alert">
          {problem} {otherwise}
        </p>
      )}
    </>
  );
}

interface FixProps {
  readonly text: string;
  readonly limit: number;
  /** False: there is no connection. */
  readonly onSave: (text: string) => boolean;
  readonly onDone: () => void;
}

/** Puts a caption right, in its place. */
export function FixCaption({ text: before, limit, onSave, onDone }: FixProps) {
  const [text, setText] = useState(before);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      aria-label="Correct a caption"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        if (words === '') return;
        if (!onSave(words)) return captionsNotSent();
        announce('Caption corrected.');
        onDone();
      }}
    >
      <TextField
        ref={field}
        label="The caption"
        value={text}
        maxLength={limit}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        after={<Button type="submit">Save</Button>}
      />
      <Button variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}

interface TypeProps {
  readonly label: string;
  readonly limit: number;
  readonly onWrite: (text: string) => void;
  /** False: there is no connection. */
  readonly onLine: (text: string) => boolean;
}

/** Captions typed by hand, which others see grow. */
export function TypeCaption({ label, limit, onWrite, onLine }: TypeProps) {
  const [text, setText] = useState('');
  return (
    <form
      noValidate
      aria-label="Type captions"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        if (words === '') return;
        if (onLine(words)) setText('');
        else captionsNotSent();
      }}
    >
      <TextField
        label={label}
        hint="Others see it as you type. Enter ends the line."
        value={text}
        maxLength={limit}
        autoComplete="off"
        onChange={(event) => {
          setText(event.currentTarget.value);
          onWrite(event.currentTarget.value);
        }}
        after={<Button type="submit">End the line</Button>}
      />
    </form>
  );
}
