import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Space } from '../contract.ts';
import { useLeave } from './data.ts';
import type { SpaceLabels } from './labels.ts';

/** Its owner reads what to do first, before anything is tried. */
export function LeaveButton({ space, labels }: { readonly space: Space; readonly labels: SpaceLabels }) {
  const [asking, setAsking] = useState(false);
  const leave = useLeave(labels, space.id, {
    onDone: () => {
      toast({ title: `You left the ${labels.thing}` });
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t leave'),
  });
  const stays = space.me.role === 'owner' && space.memberCount > 1 && space.status === 'open';
  if (stays) {
    return <p className="soft small">It is yours. Hand it over or archive it before you leave.</p>;
  }
  return (
    <>
      <div className="row">
        <Button icon={LogOut} pending={leave.pending} onClick={() => setAsking(true)}>
          Leave<span className="vh"> {space.name}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Leave ${space.name}?`}
        confirmLabel={`Leave ${labels.thing}`}
        onConfirm={() => {
          setAsking(false);
          leave.mutate({ id: space.id });
        }}
        onCancel={() => setAsking(false)}
      >
        What you wrote stays. Delete it first if it should go with you.
      </ConfirmDialog>
    </>
  );
}
