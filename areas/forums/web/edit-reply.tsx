import { useEffect, useId, useState } from 'react';
import type { Comment } from '#areas/posts/contract.ts';
import { Editor, fromPlainText, isEmptyDocument } from '#areas/writing/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { findMembers, useEditReply } from './data.ts';

/** Changes the words of a reply in place. */
export function EditReply({ reply, onDone }: { readonly reply: Comment; readonly onDone: () => void }) {
  const id = useId();
  const edit = useEditReply();
  const [value, setValue] = useState(() => reply.document ?? fromPlainText(reply.content));
  const [error, setError] = useState<string>();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const save = async () => {
    if (isEmptyDocument(value)) return setError('Write something first, then press Save reply.');
    try {
      await edit.mutateAsync({ id: reply.id, version: reply.version, document: value as never });
      announce('Reply changed');
      onDone();
    } catch (caught) {
      setError(textForPeople(caught));
    }
  };
  return (
    <div className="stack">
      <Editor
        id={id}
        label={`Reply ${reply.number}, to change`}
        variant="reply"
        value={value}
        onChange={setValue}
        findMembers={findMembers}
        error={error}
      />
      <div className="row">
        <Button variant="primary" pending={edit.pending} pendingText="Saving…" onClick={() => void save()}>
          Save reply
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  );
}
