import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { UserSubscription } from '../contract.ts';
import { dayWords } from '../pure/days.ts';
import { useCancelPlan } from './data.ts';

const yesWords = ({ status, currentPeriodEnd }: UserSubscription) =>
  status === 'past_due' ? 'Yes, stop now' : `Yes, stop on ${dayWords(currentPeriodEnd)}`;

/** Two presses: Cancel, then Yes. No one is asked why. */
export function CancelButton({ subscription }: { readonly subscription: UserSubscription }) {
  const { planDisplayName, status, currentPeriodEnd } = subscription;
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelPlan({
    onDone: () =>
      toast({ title: 'Subscription Updated', description: 'Your subscription cancellation has been processed.' }),
    onFail: failed('Error', 'Failed to update subscription. Please try again.'),
  });
  return (
    <>
      <Button pending={cancel.pending} description="Cancel the subscription" onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Stop ${planDisplayName}?`}
        confirmLabel={yesWords(subscription)}
        cancelLabel="Keep my plan"
        onConfirm={() => {
          setAsking(false);
          cancel.mutate({ cancelAtPeriodEnd: true });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          {status === 'past_due'
            ? 'Your plan ends now, and you owe nothing for it. Then you are on Free. Nothing is deleted.'
            : `You keep ${planDisplayName} until ${dayWords(currentPeriodEnd)}. Then you are on Free. Nothing is deleted.`}
        </p>
      </ConfirmDialog>
    </>
  );
}

export const LeavePlan = ({ subscription }: { readonly subscription: UserSubscription }) => (
  <Section title="Leave in two steps" region={false}>
    {subscription.cancelAtPeriodEnd ? (
      <p>{`You have cancelled. Your plan ends on ${dayWords(subscription.currentPeriodEnd)}.`}</p>
    ) : (
      <>
        <ol className="billing-steps">
          <li>Press Cancel. Nothing happens yet.</li>
          <li>Say yes. That is all.</li>
        </ol>
        <p className="soft">No one asks you why. Your invoices stay here.</p>
      </>
    )}
  </Section>
);
