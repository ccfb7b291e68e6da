import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Passport, PassportItem } from '../contract.ts';
import { useEditItem, useOrder, useRemoveItem } from './data.ts';
import { focusNext, useNextFocus } from './next-focus.ts';
import { itemText } from './words.ts';

const most = 200;
const notDone = failed('Couldn’t save');

/** In the member's order; each line can go up and down, so that no dragging is needed. */
export function NeedList({ passport }: { readonly passport: Passport }) {
  const { region } = useSession();
  const order = useOrder({ onFail: notDone });
  const { items, version } = passport;
  useNextFocus(version);
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || order.pending) return;
    ids.splice(to, 0, moved);
    const own = (way: string) => `#need-${moved} [data-move="${way}"]`;
    focusNext(...(to < from ? [own('up'), own('down')] : [own('down'), own('up')]));
    order.mutate({ ids, version });
    announce(`Moved to place ${to + 1} of ${items.length}`);
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ol className="plain-list list passport-list" role="list">
      {items.map((item, n) => (
        <Need
          key={item.id}
          item={item}
          version={version}
          label={itemText(item, region)}
          onUp={n > 0 ? () => move(n, n - 1) : undefined}
          onDown={n < items.length - 1 ? () => move(n, n + 1) : undefined}
        />
      ))}
    </ol>
  );
}

interface NeedProps {
  readonly item: PassportItem;
  readonly version: number;
  readonly label: string;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

function Need({ item, version, label, onUp, onDown }: NeedProps) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) change.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const remove = useRemoveItem({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      announce(`Deleted: ${label}`);
    },
    onFail: notDone,
  });
  if (editing) return <EditNeed item={item} version={version} onEnd={() => setEditing(false)} />;
  const named = <span className="vh"> {label}</span>;
  return (
    <li id={`need-${item.id}`}>
      <span className="passport-words">{label}</span>
      <span className="row passport-acts" data-part="passport-edit">
        {onUp && (
          <Button variant="quiet" icon={ArrowUp} data-move="up" onClick={onUp}>
            Up{named}
          </Button>
        )}
        {onDown && (
          <Button variant="quiet" icon={ArrowDown} data-move="down" onClick={onDown}>
            Down{named}
          </Button>
        )}
        {!item.feature && (
          <Button ref={change} variant="quiet" icon={Pencil} onClick={() => setEditing(true)}>
            Change{named}
          </Button>
        )}
        <Button variant="quiet" icon={Trash2} onClick={() => setAsking(true)}>
          Delete{named}
        </Button>
      </span>
      <ConfirmDialog
        open={asking}
        title="Delete this need?"
        confirmLabel="Delete"
        danger
        pending={remove.pending}
        onConfirm={() => {
          remove.mutate({ id: item.id });
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>“{label}” will be deleted from your passport and everywhere you share it.</p>
      </ConfirmDialog>
    </li>
  );
}

function EditNeed({ item, version, onEnd }: Pick<NeedProps, 'item' | 'version'> & { readonly onEnd: () => void }) {
  const edit = useEditItem();
  const form = useForm({
    initial: { text: item.text },
    validate: ({ text }) => ({ text: text.trim() ? undefined : 'Write what you need.' }),
    submit: async ({ text }) => {
      await edit.mutateAsync({ id: item.id, text: text.trim(), version });
      announce('Changed');
      onEnd();
    },
  });
  return (
    <li>
      <form className="passport-form" noValidate onSubmit={form.handleSubmit}>
        <TextField label="In your own words" maxLength={most} autoFocus {...form.field('text')} />
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting}>
            Save
          </Button>
          <Button onClick={onEnd}>Cancel</Button>
        </div>
      </form>
    </li>
  );
}
