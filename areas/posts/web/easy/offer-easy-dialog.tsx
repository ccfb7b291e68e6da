import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Post } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { useMyEasyOffer, useOfferEasy } from '../data-easy.ts';
import { firstName } from '../words.ts';

interface Props {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Writes someone’s post again in easy words, for its author to accept. */
export function OfferEasyDialog({ post, onClose }: Props) {
  const { data, error } = useMyEasyOffer(post.id);
  // What was offered before could not be read: a new text takes its place all the same.
  if (!data && !error) {
    return (
      <Dialog open onClose={onClose} title="Offer an Easy English version">
        <Skeleton count={1} label="Loading what you offered" />
      </Dialog>
    );
  }
  return <OfferForm post={post} before={data?.text ?? ''} onClose={onClose} />;
}

function OfferForm({ post, before, onClose }: Props & { readonly before: string }) {
  const offer = useOfferEasy();
  const id = useId();
  const who = firstName(post.author.displayName);
  const form = useForm({
    initial: { text: before },
    draftKey: `easy:${post.id}`,
    validate: ({ text }) => ({
      text: text.trim() === '' ? 'Write the post in short words and short sentences.' : undefined,
    }),
    submit: async ({ text }) => {
      await offer.mutateAsync({ id: post.id, text });
      toast({ title: 'Easy English version offered', description: `${who} decides whether it’s shown.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Offer an Easy English version"
      description={`The same in short words and short sentences. ${who} reads it first.`}
      size="l"
      footer={
        <>
          <Button type="submit" form={id} variant="primary" pending={form.submitting} pendingText="Offering…">
            {before === '' ? `Offer it to ${who}` : 'Change my offer'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <section className="stack" aria-labelledby={`${id}-post`}>
          <h3 id={`${id}-post`}>The post</h3>
          <p className="post-lines">{post.content}</p>
        </section>
        <TextArea
          label="In Easy English"
          hint="Leave nothing out. One idea in each sentence."
          rows={6}
          limit={limits.content}
          {...form.field('text')}
        />
      </form>
    </Dialog>
  );
}
