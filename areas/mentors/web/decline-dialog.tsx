import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { MentorshipRequest } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { useDecline } from './data.ts';

interface DeclineDialogProps {
  readonly request: MentorshipRequest;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function DeclineDialog({ request: { id, mentee }, onClose, onDone }: DeclineDialogProps) {
  const formId = useId();
  const decline = useDecline({});
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason.length > limits.reason ? `Use at most ${limits.reason} characters.` : undefined,
    }),
    submit: async ({ reason }) => {
      try {
        await decline.mutateAsync({ requestId: id, ...(reason.trim() && { reason: reason.trim() }) });
      } catch (error) {
        failed('Couldn’t decline the request', 'What you wrote is kept.')(error);
        return;
      }
      onClose();
      onDone();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Decline this request?"
      description={`${mentee.name} will be told. You don’t have to say why.`}
      dirty={form.values.reason !== ''}
      footer={
        <Button type="submit" form={formId} variant="primary" pending={form.submitting}>
          Yes, decline the request
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea
          label={`Your reason, for ${mentee.name}`}
          optional
          limit={limits.reason}
          rows={3}
          {...form.field('reason')}
        />
      </form>
    </Dialog>
  );
}
