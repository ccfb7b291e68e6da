import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { AdInvitation } from '../contract.ts';
import { useAcceptAdInvitation, useAdInvitations, useLeaveAdAccount } from './data.ts';
import { roleHints, roleWords } from './role-words.ts';

/** Accounts that someone asks for help with. Until they accept, nothing of one is open to them. */
export function Invitations({ onJoined }: { readonly onJoined: (accountId: number) => void }) {
  const { data = [] } = useAdInvitations();
  return data.map((invitation) => <Invitation key={invitation.id} invitation={invitation} onJoined={onJoined} />);
}

function Invitation({
  invitation: { id, name, role, by },
  onJoined,
}: {
  readonly invitation: AdInvitation;
  readonly onJoined: (accountId: number) => void;
}) {
  const toTitle = () => document.getElementById('page-title')?.focus();
  const accept = useAcceptAdInvitation({
    onDone: () => {
      toTitle();
      toast({ title: `You help with the ads of ${name} now` });
      onJoined(id);
    },
    onFail: failed('Couldn’t accept'),
  });
  const decline = useLeaveAdAccount({
    onDone: () => {
      toTitle();
      toast({ title: 'Invitation declined', description: 'No one is told.' });
    },
    onFail: failed('Couldn’t decline'),
  });
  return (
    <Notice
      title={`${by?.displayName ?? 'Someone'} invites you to help with the ads of ${name}`}
      action={
        <>
          <Button
            variant="primary"
            pending={accept.pending}
            description="Accept an invitation to help with ads"
            onClick={() => accept.mutate({ id })}
          >
            Accept<VisuallyHidden> the invitation of {name}</VisuallyHidden>
          </Button>
          <Button
            pending={decline.pending}
            description="Decline an invitation to help with ads"
            onClick={() => decline.mutate({ id })}
          >
            Decline<VisuallyHidden> the invitation of {name}</VisuallyHidden>
          </Button>
        </>
      }
    >
      <p>
        {`As ${role === 'manager' ? 'a' : 'an'} ${roleWords[role].toLowerCase()}: ${roleHints[role].charAt(0).toLowerCase()}${roleHints[role].slice(1)}`}
      </p>
    </Notice>
  );
}
