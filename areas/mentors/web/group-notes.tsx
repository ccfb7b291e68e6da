import { Button } from '#platform/web/ui/button.tsx';
import type { MentoringGroup } from '../contract.ts';
import { useAddGroupNote, useDeleteGroupNote, useEditGroupNote, useGroupNotes } from './group-data.ts';
import { AddNote, NoteSection } from './note-parts.tsx';

/** Everyone in the group reads them. */
export function GroupNotes({ group: { id, status } }: { readonly group: MentoringGroup }) {
  const list = useGroupNotes(id);
  const [add, edit, remove] = [useAddGroupNote(), useEditGroupNote(), useDeleteGroupNote()];
  return (
    <NoteSection
      intro="Everyone in the group reads them."
      moreLabel="Show more notes of the group"
      prefix="group-note"
      list={list}
      shares={false}
      edit={({ id: note, version, text }) => edit.mutateAsync({ id: note, version, text })}
      remove={(note) => remove.mutateAsync({ id: note })}
    >
      {status === 'active' && (
        <AddNote
          draftKey={`group-note:${id}`}
          label="A new note for the group"
          add={({ text }) => add.mutateAsync({ id, text })}
          readers={() => 'Everyone in the group can read it.'}
          submit={(submitting) => (
            <Button type="submit" pending={submitting} pendingText="Adding…">
              Add the note for the group
            </Button>
          )}
        />
      )}
    </NoteSection>
  );
}
