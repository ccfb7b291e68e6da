import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { GroupNote, MentoringGroup } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { closeToTitle } from './close-to-title.ts';
import { useAddGroupNote, useDeleteGroupNote, useEditGroupNote, useGroupNotes } from './group-data.ts';

const checkNote = ({ text }: { readonly text: string }) => ({
  text: !text.trim()
    ? 'Write something first.'
    : text.trim().length > limits.note
      ? `Use at most ${limits.note} characters.`
      : undefined,
});

/** Everyone in the group reads them. */
export function GroupNotes({ group: { id, status } }: { readonly group: MentoringGroup }) {
  const list = useGroupNotes(id);
  return (
    <Section title="Notes" intro="Everyone in the group reads them.">
      {status === 'active' && <AddNote id={id} />}
      <List
        list={list}
        shown={list.items.length}
        things={['note', 'notes']}
        prefix="group-note"
        level={3}
        moreLabel="Show more notes of the group"
        empty={<p className="soft">There are no notes yet.</p>}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      </List>
    </Section>
  );
}

function AddNote({ id }: { readonly id: number }) {
  const add = useAddGroupNote();
  const form = useForm({
    initial: { text: '' },
    draftKey: `group-note:${id}`,
    validate: checkNote,
    resetAfter: true,
    submit: async ({ text }) => {
      await add.mutateAsync({ id, text: text.trim() });
      toast({ title: 'Note added', description: 'Everyone in the group can read it.' });
    },
  });
  return (
    <form className="stack" noValidate aria-label="New note" onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea label="A new note for the group" limit={limits.note} rows={3} {...form.field('text')} />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Adding…">
          Add the note for the group
        </Button>
      </div>
    </form>
  );
}

function Note({ note }: { readonly note: GroupNote }) {
  const { id, text, by, mine, createdAt } = note;
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const remove = useDeleteGroupNote({
    onDone: () => {
      closeToTitle(() => setDoing(undefined));
      toast({ title: 'Note deleted' });
    },
    onFail: failed('Couldn’t delete the note'),
  });
  const about = <span className="vh">: {text.slice(0, 40)}</span>;
  return (
    <li id={`group-note-${id}`} tabIndex={-1} className="stack">
      <div className="row">
        <strong>{mine ? 'You' : by.name}</strong>
        <span className="soft">
          <Time value={createdAt} />
        </span>
      </div>
      {doing === 'edit' ? (
        <EditNote
          note={note}
          onClose={() => {
            setDoing(undefined);
            document.getElementById(`group-note-${id}`)?.focus();
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
        open={doing === 'delete'}
        title="Delete this note?"
        confirmLabel="Yes, delete the note"
        danger
        pending={remove.pending}
        onConfirm={() => remove.mutate({ id })}
        onCancel={() => setDoing(undefined)}
      >
        <p>It can’t be restored.</p>
      </ConfirmDialog>
    </li>
  );
}

function EditNote({ note, onClose }: { readonly note: GroupNote; readonly onClose: () => void }) {
  const { id, version } = note;
  const edit = useEditGroupNote();
  const form = useForm({
    initial: { text: note.text },
    validate: checkNote,
    submit: async ({ text }) => {
      await edit.mutateAsync({ id, version, text: text.trim() });
      toast({ title: 'Note saved' });
      onClose();
    },
  });
  return (
    <form className="stack" noValidate aria-label="Change the note" onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea label="Your note" limit={limits.note} rows={3} {...form.field('text')} />
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
