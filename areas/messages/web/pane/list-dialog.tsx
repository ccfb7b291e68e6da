import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import type { Written } from '../log/unsent.ts';

interface Props {
  readonly whom: string;
  readonly onClose: () => void;
  readonly onReady: (message: Required<Pick<Written, 'content' | 'list'>>) => void;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is wrong with the first items, in a sentence. */
function wrongItems(items: readonly string[]): string | undefined {
  if (items.length > limits.firstItems) return `Begin with at most ${limits.firstItems} items. You can add more later.`;
  const long = items.find((item) => item.length > limits.item);
  return long && `Make each item shorter: at most ${limits.item} characters. “${long.slice(0, 30)}…” is longer.`;
}

/** A list that everyone in the group adds to and ticks. */
export function ListDialog({ whom, onClose, onReady }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const items = linesOf(text);
  const wrongTitle =
    title.trim() === ''
      ? 'Give the list a title.'
      : title.trim().length > limits.title
        ? `Make it shorter: at most ${limits.title} characters.`
        : undefined;
  const wrong = wrongItems(items);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrongTitle && !wrong) return onReady({ content: title.trim(), list: { items } });
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 50);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="New shared list"
      description={`Everyone in ${whom} can add items and tick them.`}
      dirty={title.trim() !== '' || items.length > 0}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" icon={SendHorizontal}>
            Send list
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form ref={form} id={id} className="stack" noValidate onSubmit={send}>
        <TextField
          label="Title"
          autoComplete="off"
          value={title}
          error={tried ? wrongTitle : undefined}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextArea
          label="First items"
          optional
          hint="One on each line."
          rows={5}
          value={text}
          error={tried ? wrong : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
