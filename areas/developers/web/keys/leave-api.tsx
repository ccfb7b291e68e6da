import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useLeave } from '../data.ts';

export function LeaveApi() {
  const [asking, setAsking] = useState(false);
  const leave = useLeave({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'You left the API', description: 'All your keys are revoked.' });
    },
    onFail: failed('Couldn’t end your use of the API'),
  });
  return (
    <Section title="Leave the API">
      <p>Every key is revoked, and your webhooks and your sandbox are deleted.</p>
      <Button variant="quiet" pending={leave.pending} onClick={() => setAsking(true)}>
        Leave the API
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title="Leave the API?"
        confirmLabel="Revoke all keys and leave"
        onConfirm={() => {
          setAsking(false);
          leave.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>Your apps stop at once. It can’t be undone, but you can sign up again.</p>
      </ConfirmDialog>
    </Section>
  );
}
