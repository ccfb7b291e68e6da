import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { FormNotices } from './form-notices.tsx';
import { useForm } from './use-form.ts';

/** Most characters of a reason in the audit log. */
export const mostReason = 300;

export const reasonError = (reason: string) => (reason.trim() ? undefined : 'Write the reason.');

/** Asks for the reason that goes into the audit log before anything is done. */
export function ReasonDialog({
  title,
  description,
  confirmLabel,
  pendingText,
  done,
  onConfirm,
  onClose,
}: {
  readonly title: string;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly pendingText: string;
  /** Said once it is done. */
  readonly done: string;
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reasonError(reason) }),
    submit: async ({ reason }) => {
      await onConfirm(reason.trim());
      onClose();
      toast({ title: done });
    },
  });
  return (
    <Dialog open onClose={onClose} size="s" title={title} description={description}>
      <form className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Reason"
          hint="Leave out private information."
          maxLength={mostReason}
          {...form.field('reason')}
        />
        <div className="row">
          <Button type="submit" variant="danger" pending={form.submitting} pendingText={pendingText}>
            {confirmLabel}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
