import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea, type TextAreaProps } from '#platform/web/ui/text-area.tsx';
import type { Message } from '../../contract.ts';
import { refreshLists } from '../data.ts';
import { putMessage } from '../log/use-log.ts';

interface Props extends Pick<TextAreaProps, 'label' | 'hint' | 'rows' | 'limit'> {
  readonly words: string;
  readonly saveLabel: string;
  /** What is wrong with the words, if anything. */
  readonly check: (words: string) => string | undefined;
  readonly send: (words: string) => Promise<Message>;
  /** What is announced then. */
  readonly said: (words: string) => string;
  readonly onDone: () => void;
  /** Below the field: what else puts words into it. */
  readonly more?: (
    change: (next: (before: string) => string) => void,
    onProblem: (problem: string | undefined) => void,
  ) => ReactNode;
}

/** Words that are changed where they stand: Control and Enter saves them, Escape leaves them as they were. */
export function WordsForm({ words, saveLabel, check, send, said, onDone, more, ...field }: Props) {
  const [text, setText] = useState(words);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // A menu gives the focus back to its button first.
  useEffect(() => {
    const timer = setTimeout(() => area.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, []);
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (pending) return;
    const now = text.trim();
    const problem = check(now);
    setError(problem);
    if (problem) return area.current?.focus();
    setPending(true);
    try {
      putMessage(await send(now));
      void refreshLists();
      announce(said(now));
      onDone();
    } catch (caught) {
      setError(textForPeople(caught));
      area.current?.focus();
    } finally {
      setPending(false);
    }
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };
  return (
    <form className="msg-edit" noValidate onSubmit={(event) => void save(event)}>
      <TextArea
        {...field}
        ref={area}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={key}
      />
      {more?.(setText, setError)}
      <div className="row">
        <Button type="submit" variant="primary" pending={pending} pendingText="Saving…">
          {saveLabel}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
