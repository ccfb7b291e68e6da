import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { mayHere } from '#platform/web/acting.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Space } from '../contract.ts';
import { useLeave } from './data.ts';
import { isMembersPlace, isOutOfReach } from './join-answers.ts';
import type { SpaceLabels } from './labels.ts';

/** What a supporter can’t give up for the member. */
const onlyTheirs: Readonly<Record<string, string>> = {
  owner: 'It’s theirs. Only they can give it up.',
  moderator: 'They help run it. Only they can give that up.',
};

/** Its owner reads what to do first, before anything is tried. */
export function LeaveButton({ space, labels }: { readonly space: Space; readonly labels: SpaceLabels }) {
  const [asking, setAsking] = useState(false);
  const forMember = isMembersPlace(space);
  const leave = useLeave(labels, space.id, {
    onDone: () => {
      toast({ title: `${forMember ? 'They' : 'You'} left the ${labels.thing}` });
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t leave'),
  });
  if (isOutOfReach(space)) return null;
  if (forMember && space.me.role && space.me.role in onlyTheirs) {
    return <p className="soft small">{onlyTheirs[space.me.role]}</p>;
  }
  if (forMember && !mayHere('leaveSpace')) return null;
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
        {forMember ? 'What they wrote stays.' : 'What you wrote stays. Delete it first if it should go with you.'}
      </ConfirmDialog>
    </>
  );
}
