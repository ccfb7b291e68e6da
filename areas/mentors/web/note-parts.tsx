import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { List as Listed } from '#platform/web/cache/use-list.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../pure/options.ts';

/** What somebody writes; where a note cannot be one’s own alone, nobody is asked whether it is shared. */
export interface NoteValues {
  readonly text: string;
  readonly isShared: boolean;
}

interface AnyNote {
  readonly id: number;
  readonly text: string;
  readonly isShared?: boolean;
  readonly by: { readonly name: string } | null;
  readonly mine: boolean;
  readonly createdAt: string;
  readonly version: number;
}

interface NoteWrites {
  /** Of one of these: mentorship-note. */
  readonly prefix: string;
  /** Each note is its writer’s alone, unless they share it with the other person. */
  readonly shares: boolean;
  readonly edit: (change: NoteValues & { readonly id: number; readonly version: number }) => Promise<unknown>;
  readonly remove: (id: number) => Promise<unknown>;
}

interface NoteSectionProps extends NoteWrites {
  readonly intro: string;
  readonly moreLabel: string;
  readonly list: Listed<AnyNote>;
  /** A form to add one. */
  readonly children: ReactNode;
}

export function NoteSection({ intro, moreLabel, list, children, ...writes }: NoteSectionProps) {
  return (
    <Section title="Notes" intro={intro}>
      {children}
      <List
        list={list}
        shown={list.items.length}
        things={['note', 'notes']}
        prefix={writes.prefix}
        level={3}
        moreLabel={moreLabel}
        empty={<p className="soft">There are no notes yet.</p>}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((note) => (
            <Note key={note.id} note={note} {...writes} />
          ))}
        </ul>
      </List>
    </Section>
  );
}

function Note({ note, ...writes }: NoteWrites & { readonly note: AnyNote }) {
  const { prefix, shares, remove } = writes;
  const { id, text, isShared, by, mine, createdAt } = note;
  const [doing, setDoing] = useState<'edit' | 'delete' | 'deleting'>();
  const deleteIt = async () => {
    setDoing('deleting');
    try {
      await remove(id);
      closeToTitle(() => setDoing(undefined));
      toast({ title: 'Note deleted' });
    } catch (error) {
      setDoing('delete');
      failed('Couldn’t delete the note')(error);
    }
  };
  const about = <span className="vh">: {text.slice(0, 40)}</span>;
  return (
    <li id={`${prefix}-${id}`} tabIndex={-1} className="stack">
      <div className="row">
        <strong>{mine ? 'You' : (by?.name ?? 'A former member')}</strong>
        <span className="soft">
          <Time value={createdAt} />
        </span>
        {shares && <Chip>{isShared ? 'You both can read it' : 'Only you can read it'}</Chip>}
      </div>
      {doing === 'edit' ? (
        <EditNote
          note={note}
          {...writes}
          onClose={() => {
            setDoing(undefined);
            document.getElementById(`${prefix}-${id}`)?.focus();
          }}
        />
      ) : (
        <p className="prose mentor-words">{text}</p>
      )}
      {mine && doing !== 'edit' && (
        <div className="row">
          <Button variant="quiet" icon={Pencil} onClick={() => setDoing('edit')}>
            Change the note{about}
          </Button>
          <Button variant="quiet" icon={Trash2} onClick={() => setDoing('delete')}>
            Delete the note{about}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={doing === 'delete' || doing === 'deleting'}
        title="Delete this note?"
        confirmLabel="Yes, delete the note"
        danger
        pending={doing === 'deleting'}
        onConfirm={() => void deleteIt()}
        onCancel={() => setDoing(undefined)}
      >
        <p>It can’t be restored.</p>
      </ConfirmDialog>
    </li>
  );
}

const checkNote = ({ text }: NoteValues) => ({
  text: !text.trim()
    ? 'Write something first.'
    : text.trim().length > limits.note
      ? `Use at most ${limits.note} characters.`
      : undefined,
});

const noNote: NoteValues = { text: '', isShared: false };

interface AddNoteProps {
  readonly draftKey: string;
  readonly label: string;
  /** What the checkbox says where a note can be shared. */
  readonly shareLabel?: string;
  readonly add: (values: NoteValues) => Promise<unknown>;
  /** Who can read it now. */
  readonly readers: (isShared: boolean) => string;
  readonly submit: (submitting: boolean) => ReactNode;
}

export function AddNote({ draftKey, label, shareLabel, add, readers, submit }: AddNoteProps) {
  const form = useForm<NoteValues>({
    initial: noNote,
    draftKey,
    validate: checkNote,
    resetAfter: true,
    submit: async ({ text, isShared }) => {
      await add({ text: text.trim(), isShared });
      toast({ title: 'Note added', description: readers(isShared) });
    },
  });
  return (
    <form className="stack" noValidate aria-label="New note" onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea label={label} limit={limits.note} rows={3} {...form.field('text')} />
      {shareLabel && <Checkbox label={shareLabel} {...form.check('isShared')} />}
      <div className="row">{submit(form.submitting)}</div>
    </form>
  );
}

interface EditNoteProps extends NoteWrites {
  readonly note: AnyNote;
  readonly onClose: () => void;
}

function EditNote({ note, shares, edit, onClose }: EditNoteProps) {
  const { id, version } = note;
  const form = useForm<NoteValues>({
    initial: { text: note.text, isShared: note.isShared ?? false },
    validate: checkNote,
    submit: async ({ text, isShared }) => {
      await edit({ id, version, text: text.trim(), isShared });
      toast({ title: 'Note saved' });
      onClose();
    },
  });
  return (
    <form className="stack" noValidate aria-label="Change the note" onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea label="Your note" limit={limits.note} rows={3} {...form.field('text')} />
      {shares && <Checkbox label="Share this note with the other person" {...form.check('isShared')} />}
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save the note
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
