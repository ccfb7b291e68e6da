import { Plus, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ListItem, Message } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { addToList, removeItem, restoreItem, tickItem } from '../data.ts';
import { putMessage } from '../log/use-log.ts';
import { shortened } from '../words.ts';

interface Props {
  readonly message: Message;
  readonly list: readonly ListItem[];
  readonly mine: boolean;
  readonly canWrite: boolean;
}

const notDone = failed('Couldn’t change the list');

/** A list that everyone in the group adds to and ticks. */
export function SharedList({ message, list, mine, canWrite }: Props) {
  // What was just ticked here, until the server has said so.
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const name = shortened(message.content, 40);
  const tick = async ({ id }: ListItem, done: boolean) => {
    setTicked((now) => new Map(now).set(id, done));
    try {
      putMessage(await tickItem(id, done));
    } catch (error) {
      notDone(error);
    } finally {
      setTicked((now) => {
        const next = new Map(now);
        next.delete(id);
        return next;
      });
    }
  };
  const putBack = async ({ id, text }: ListItem) => {
    try {
      putMessage(await restoreItem(id));
      announce(`${text} is back on the list`);
    } catch (error) {
      notDone(error);
    }
  };
  const remove = async (item: ListItem) => {
    const restore = rememberFocus();
    try {
      putMessage(await removeItem(item.id));
      toast({ title: `${item.text} removed`, action: { label: 'Undo', onAction: () => void putBack(item) } });
      setTimeout(restore, 50);
    } catch (error) {
      notDone(error);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a layout of its own
    <div className="msg-list stack" role="group" aria-label={`List: ${name}`}>
      {list.length === 0 && <p className="small soft">Nothing is on this list yet.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list" aria-label={`Items of ${name}`}>
        {list.map((item) => (
          <li key={item.id} className="msg-list-item">
            <Checkbox
              label={item.text}
              checked={ticked.get(item.id) ?? item.done}
              disabled={!canWrite}
              onChange={(event) => void tick(item, event.currentTarget.checked)}
            />
            {canWrite && (item.mine || mine) && (
              <Button variant="quiet" icon={X} onClick={() => void remove(item)}>
                Remove<span className="vh"> {item.text}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canWrite && <AddItem messageId={message.id} name={name} />}
    </div>
  );
}

function AddItem({ messageId, name }: { readonly messageId: number; readonly name: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const item = text.trim();
    const wrong =
      item === ''
        ? 'Write the item first.'
        : item.length > limits.item
          ? `Make it shorter: at most ${limits.item} characters.`
          : undefined;
    setError(wrong);
    if (wrong) return field.current?.focus();
    setPending(true);
    try {
      putMessage(await addToList(messageId, item));
      setText('');
      announce(`${item} added`);
    } catch (caught) {
      setError(textForPeople(caught));
    } finally {
      setPending(false);
      field.current?.focus();
    }
  };
  return (
    <form className="msg-list-add" noValidate onSubmit={(event) => void add(event)}>
      <TextField
        ref={field}
        label={
          <>
            Add an item<span className="vh"> to {name}</span>
          </>
        }
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" icon={Plus} pending={pending} pendingText="Adding…">
        Add to the list<span className="vh"> {name}</span>
      </Button>
    </form>
  );
}
