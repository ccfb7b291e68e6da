import { UserCheck, UserPlus } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { useFollow, useMember } from './data.ts';

/** PROFILE-06: "Follow" becomes "Following"; pressed again it undoes. Nothing for guests and for oneself. */
export function FollowButton({
  id,
  name,
  primary = false,
}: {
  readonly id: number;
  readonly name: string;
  readonly primary?: boolean;
}) {
  const own = useSession().member?.id;
  const followed = useMember(id)?.followedByMe === true;
  const follow = useFollow({
    onDone: ({ followedByMe }) => announce(followedByMe ? `You follow ${name}` : `You no longer follow ${name}`),
    onFail: failed('Nothing was changed'),
  });
  if (!own || own === id) return null;
  return (
    <Button
      variant={primary && !followed ? 'primary' : 'secondary'}
      icon={followed ? UserCheck : UserPlus}
      pressed={followed}
      pending={follow.pending}
      pendingText={followed ? 'Following' : 'Follow'}
      onClick={() => follow.set(id, !followed)}
    >
      {followed ? 'Following' : 'Follow'}
      <span className="vh"> {name}</span>
    </Button>
  );
}
