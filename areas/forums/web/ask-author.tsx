import { UserSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { statusOf } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../pure/limits.ts';
import { useAskForAuthor } from './data.ts';

interface Props {
  readonly contentType: 'post' | 'comment';
  readonly contentId: number;
  /** Tells it from others of its kind: "reply 3". */
  readonly what: string;
}

/** For moderators, beside what shows no name: two of them learn who wrote it, and none alone. */
export function AskAuthor(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="act" icon={UserSearch} onClick={() => setOpen(true)}>
        Ask who wrote this<span className="vh">, {props.what}</span>
      </Button>
      {open && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ contentType, contentId, onClose }: Props & { readonly onClose: () => void }) {
  const id = useId();
  const ask = useAskForAuthor();
  const [refused, setRefused] = useState(false);
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Write why you need to know.' }),
    submit: async ({ reason }) => {
      setRefused(false);
      try {
        await ask.mutateAsync({ contentType, contentId, reason: reason.trim() });
        toast({ title: 'Your question is sent', description: 'Another moderator has to agree.' });
        onClose();
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        setRefused(true);
      }
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Who wrote this?"
      description="Another moderator has to agree. Then you both see who wrote it, for seven days. The audit log keeps your question and its reason."
      dirty={form.values.reason !== ''}
      footer={
        <Button type="submit" form={id} variant="primary" pending={form.submitting} pendingText="Asking…">
          Ask another moderator
        </Button>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <div aria-live="polite">
          {refused && <Notice title="No one has reported this. You can only ask about reported content." />}
        </div>
        <TextArea label="Reason" rows={3} limit={limits.reason} {...form.field('reason')} />
        <p className="small">
          <Link href="/forums/authors">Posts without a name</Link> lists all open questions.
        </p>
      </form>
    </Dialog>
  );
}
