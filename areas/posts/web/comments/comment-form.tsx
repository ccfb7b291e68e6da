import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { limits } from '../../pure/limits.ts';
import { isBlank } from '../composer/draft.ts';
import { usePostById } from '../data.ts';
import { useCreateComment } from '../data-comments.ts';

interface Props {
  readonly postId: number;
  readonly name: string;
  readonly focus: boolean;
}

export const checkComment = ({ content }: { readonly content: string }) => ({
  content: isBlank(content)
    ? 'Write something first, then press Comment.'
    : content.length > limits.comment
      ? `This is ${content.length - limits.comment} characters too long.`
      : undefined,
});

/** A draft of each comment survives a reload; a refusal keeps the text. */
export function CommentForm({ postId, name, focus }: Props) {
  const create = useCreateComment();
  const post = usePostById(postId);
  // Below what one wrote without one’s name, a comment with it would tell whose that is.
  const anonymous = post?.mine === true && post.anonymous;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    initial: { content: '' },
    draftKey: `comment:${postId}`,
    resetAfter: true,
    validate: (values) => {
      const errors = checkComment(values);
      if (errors.content) field.current?.focus();
      return errors;
    },
    submit: async ({ content }) => {
      try {
        await create.mutateAsync({ id: postId, content, ...(anonymous && { anonymous }) });
      } catch (error) {
        failed('Couldn’t add your comment', 'Your text is still here.')(error);
        throw error;
      }
      announce('Comment added');
    },
  });
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  return (
    <form className="stack comment-form" noValidate onSubmit={form.handleSubmit} aria-label={`Comment on ${name}`}>
      <TextArea
        ref={field}
        rows={2}
        {...form.field('content')}
        id={`comment-on-${postId}`}
        hint={anonymous ? 'You wrote this post without your name, so your comment shows none either.' : undefined}
        label={
          <>
            Your comment<span className="vh"> on {name}</span>
          </>
        }
      />
      <div>
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Adding…">
          Add comment<span className="vh"> to {name}</span>
        </Button>
      </div>
    </form>
  );
}
