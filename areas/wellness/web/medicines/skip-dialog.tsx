import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';

interface SkipDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onSkip: (reason: string) => Promise<void>;
}

const formId = 'skip-dose';

/** Why a dose is skipped, if its member wants to say so. */
export function SkipDialog({ name, onClose, onSkip }: SkipDialogProps) {
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason.trim().length > limits.doseReason ? `Use at most ${limits.doseReason} characters.` : undefined,
    }),
    submit: async ({ reason }) => {
      await onSkip(reason.trim());
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="s"
      title={`Skip ${name}`}
      description="You can say why, for yourself or for your next visit."
      onClose={onClose}
      closeLabel="Don’t skip"
      footer={
        <Button type="submit" form={formId} variant="primary" pending={form.submitting} pendingText="Saving…">
          Skip this dose
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit} className="stack">
        <FormNotices form={form} />
        <TextField label="Reason" optional data-autofocus="" {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
