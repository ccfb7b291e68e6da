import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { inFigures } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Message } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { refreshLists, saveEdit } from '../data.ts';
import { putMessage } from '../log/use-log.ts';

/** Changes one’s own words where they stand. */
export function EditForm({ message, onDone }: { readonly message: Message; readonly onDone: () => void }) {
  const [text, setText] = useState(message.content);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The menu gives the focus back to its button first.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, []);
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (pending) return;
    const content = text.trim();
    const problem =
      content === ''
        ? 'Write something, or delete the message.'
        : content.length > limits.content
          ? `A message has at most ${inFigures(limits.content)} characters.`
          : undefined;
    setError(problem);
    if (problem) return field.current?.focus();
    setPending(true);
    try {
      putMessage(await saveEdit(message.id, content, message.change));
      void refreshLists();
      announce('Message changed');
      onDone();
    } catch (caught) {
      setError(textForPeople(caught));
      field.current?.focus();
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
        ref={field}
        label="Change your message"
        rows={2}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={key}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={pending} pendingText="Saving…">
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
