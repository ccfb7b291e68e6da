import { Button } from '#platform/web/ui/button.tsx';
import { useAddNote, useDeleteNote, useEditNote, useNotes } from './data.ts';
import { AddNote, NoteSection } from './note-parts.tsx';

/** Your own notes, and those that both read. */
export function Notes({ id }: { readonly id: number }) {
  const list = useNotes(id);
  const [add, edit, remove] = [useAddNote(), useEditNote(), useDeleteNote()];
  return (
    <NoteSection
      intro="A note is yours alone, unless you share it."
      moreLabel="Show more notes"
      prefix="mentorship-note"
      list={list}
      shares
      edit={edit.mutateAsync}
      remove={(note) => remove.mutateAsync({ id: note })}
    >
      <AddNote
        draftKey={`mentorship-note:${id}`}
        label="A new note"
        shareLabel="Share the new note with the other person"
        add={(values) => add.mutateAsync({ id, ...values })}
        readers={(isShared) => (isShared ? 'You can both read it.' : 'Only you can read it.')}
        submit={(submitting) => (
          <Button type="submit" pending={submitting} pendingText="Adding…">
            Add the note
          </Button>
        )}
      />
    </NoteSection>
  );
}
