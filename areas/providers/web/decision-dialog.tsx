import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { useApprove, useLift, usePublish, useSuspend } from './data.ts';

/** PROVIDER-33: from pending to active, from active to suspended and back. */
export const decisions = {
  publish: {
    label: 'Publish the listing',
    done: 'Listing published',
    what: 'Everyone can find it. It needs a current check of the business.',
  },
  approve: {
    label: 'Approve the registration',
    done: 'Registration approved',
    what: 'Its status goes from pending to active. It needs a current check of the registration.',
  },
  suspend: {
    label: 'Suspend this provider',
    done: 'Provider suspended',
    what: 'Its page says that it is suspended, and no one can book it.',
  },
  lift: {
    label: 'Lift the suspension',
    done: 'Suspension lifted',
    what: 'Its status is active again, and people can book it.',
  },
} as const;
export type Decision = keyof typeof decisions;

interface DecisionDialogProps {
  readonly decision: Decision;
  readonly provider: Provider;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function DecisionDialog({ decision, provider, onClose, onDone }: DecisionDialogProps) {
  const formId = useId();
  const writes = { publish: usePublish(), approve: useApprove(), suspend: useSuspend(), lift: useLift() };
  const { label, done, what } = decisions[decision];
  const { id, version, businessName } = provider;
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({
      reason: !reason.trim()
        ? 'Say why.'
        : reason.length > limits.reason
          ? `Use at most ${limits.reason} characters.`
          : undefined,
    }),
    submit: async ({ reason }) => {
      await writes[decision].mutateAsync({ id, version, reason: reason.trim() });
      onDone();
      toast({ title: done });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${label}: ${businessName}?`}
      description={what}
      dirty={form.values.reason !== ''}
      footer={
        <Button
          type="submit"
          form={formId}
          variant={decision === 'suspend' ? 'danger' : 'primary'}
          description="a decision about a provider"
          pending={form.submitting}
        >
          Yes, {label.toLowerCase()}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label="Your reason" limit={limits.reason} rows={3} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
