import { type ReactNode, useId } from 'react';
import type { Form } from '#platform/web/forms/form.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

interface PartDialogProps<V extends object> {
  readonly title: string;
  readonly intro?: string;
  readonly form: Form<V>;
  /** What it began with: leaving asks first once something else is there. */
  readonly initial: V;
  readonly submitLabel: string;
  /** What sending it does, where it isn’t shown to everyone at once (descriptions.ts). */
  readonly description?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of one part of a listing: a service, a worker, a vacancy, an invitation. */
export function PartDialog<V extends object>(props: PartDialogProps<V>) {
  const { title, intro, form, initial, submitLabel, description, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={intro}
      dirty={JSON.stringify(form.values) !== JSON.stringify(initial)}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant="primary"
            description={description ?? 'save a part of a listing'}
            pending={form.submitting}
            pendingText="Saving…"
          >
            {submitLabel}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        {children}
      </form>
    </Dialog>
  );
}
