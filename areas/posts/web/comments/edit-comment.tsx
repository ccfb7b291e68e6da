import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Comment } from '../../contract.ts';
import { useEditComment } from '../data-comments.ts';
import { checkComment } from './comment-form.tsx';

/** Changes the words of a comment in place. */
export function EditComment({ comment, onDone }: { readonly comment: Comment; readonly onDone: () => void }) {
  const edit = useEditComment();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    initial: { content: comment.content },
    version: comment.version,
    validate: checkComment,
    submit: async ({ content }, { version }) => {
      await edit.mutateAsync({ id: comment.id, version, content });
      announce('Comment changed');
      onDone();
    },
  });
  useEffect(() => field.current?.focus(), []);
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit} aria-label="Edit your comment">
      <FormNotices form={form} />
      <TextArea ref={field} label="Your comment, to change" rows={3} {...form.field('content')} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save comment
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
