import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { limits } from '../pure/options.ts';

interface AnswerDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly send: string;
  readonly onSend: (words: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** An answer with a few words, which may be left out. */
export function AnswerDialog({ title, label, hint, send, onSend, onClose }: AnswerDialogProps) {
  const form = useForm({
    initial: { words: '' },
    submit: async ({ words }) => {
      await onSend(words.trim());
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dirty={form.values.words !== ''}
      footer={
        <Button type="submit" form="event-answer" variant="primary" pending={form.submitting}>
          {send}
        </Button>
      }
    >
      <form id="event-answer" className="event-ask" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label={label} hint={hint} optional rows={3} limit={limits.reason} {...form.field('words')} />
      </form>
    </Dialog>
  );
}
