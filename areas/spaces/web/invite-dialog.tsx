import { UsernameDialog } from '#platform/web/team/username-dialog.tsx';
import type { Space } from '../contract.ts';
import { useInvite } from './data.ts';
import type { SpaceLabels } from './labels.ts';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  readonly onClose: () => void;
}

export function InviteDialog({ space, labels, onClose }: Props) {
  const invite = useInvite();
  return (
    <UsernameDialog
      title={`Invite to ${space.name}`}
      description={`Their notification doesn’t name the ${labels.thing}.`}
      sent="They’ll see it unless they’re already in, or are banned."
      send={(username) => invite.mutateAsync({ id: space.id, username })}
      onClose={onClose}
    />
  );
}
