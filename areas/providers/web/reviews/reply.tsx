import { Reply as ReplyIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Review } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { useReplyToReview } from '../data.ts';

/** The provider’s one reply. */
export function Reply({ review }: { readonly review: Review }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" icon={ReplyIcon} onClick={() => setOpen(true)}>
        Reply<span className="vh"> to {review.by.displayName}’s review</span>
      </Button>
      {isOpen && <ReplyDialog review={review} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ReplyDialog({ review, onClose }: { readonly review: Review; readonly onClose: () => void }) {
  const formId = useId();
  const reply = useReplyToReview();
  const form = useForm({
    initial: { text: '' },
    draftKey: `provider-review-reply:${review.id}`,
    validate: ({ text }) => ({ text: text.trim() ? undefined : 'Write your reply.' }),
    submit: async ({ text }) => {
      await reply.mutateAsync({ id: review.id, text: text.trim() });
      onClose();
      toast({ title: 'Reply posted' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Reply to ${review.by.displayName}`}
      description="You can reply once. Everyone can read it, and you can’t change it afterwards."
      dirty={form.values.text !== ''}
      footer={
        <Button type="submit" form={formId} variant="primary" pending={form.submitting} pendingText="Posting…">
          Post the reply
        </Button>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea
          label="Your reply"
          hint="Don’t say anything about the person’s health or plan."
          limit={limits.reviewReply}
          rows={4}
          {...form.field('text')}
        />
      </form>
    </Dialog>
  );
}
