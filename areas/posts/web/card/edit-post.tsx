import { useEffect, useRef } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Post } from '../../contract.ts';
import { checkDraft, emptyDraft, type PostDraft, tagsIn } from '../composer/draft.ts';
import { MoreOptions } from '../composer/more-options.tsx';
import { readPost, useEditPost } from '../data.ts';

/** The fields of a post as the form holds them; also what the server has now, after a conflict. */
const draftOf = (post: Post): PostDraft => ({
  ...emptyDraft,
  content: post.content,
  title: post.title,
  tags: post.tags.join(', '),
  audience: post.audience,
  contentWarning: post.contentWarning,
  easyContent: post.easyContent,
});

/** Changes a post in place. When somebody changed it meanwhile, both wordings are shown and nothing is lost. */
export function EditPost({ post, onDone }: { readonly post: Post; readonly onDone: () => void }) {
  const edit = useEditPost();
  const text = useRef<HTMLTextAreaElement>(null);
  const form = useForm<PostDraft>({
    initial: draftOf(post),
    version: post.version,
    draftKey: `edit-post:${post.id}`,
    validate: checkDraft,
    submit: async (draft, { version }) => {
      const { content, title, audience, contentWarning, easyContent } = draft;
      await edit.mutateAsync({
        ...{ id: post.id, version, content, title, audience, contentWarning, easyContent },
        tags: tagsIn(draft.tags),
      });
      toast({ title: 'Post changed' });
      onDone();
    },
    readCurrent: async () => {
      const now = await readPost(post.id);
      return { ...draftOf(now), version: now.version };
    },
  });
  const cancel = () => {
    form.reset();
    onDone();
  };
  useEffect(() => {
    // After the menu, which gives the focus back to its button when it closes.
    const timer = setTimeout(() => text.current?.focus(), 100);
    return () => clearTimeout(timer);
  }, []);
  const theirs = form.conflict?.current;
  return (
    <form className="stack edit-post" noValidate onSubmit={form.handleSubmit} aria-label="Edit your post">
      <FormNotices form={form} />
      {theirs && (
        <section className="edit-theirs stack" aria-labelledby={`theirs-${post.id}`}>
          <h4 id={`theirs-${post.id}`}>The other version</h4>
          <p className="post-lines">{String(theirs.content)}</p>
        </section>
      )}
      <TextArea ref={text} label={theirs ? 'Your version' : 'Your post'} rows={5} {...form.field('content')} />
      <MoreOptions form={form} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save changes
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}
