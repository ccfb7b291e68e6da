import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Community } from '../contract.ts';
import { useJoin } from './data.ts';

/** LOCAL-07, -08, -12 to -14, C-44. What asks questions first is joined on its own page. */
export function JoinButton({ community }: { readonly community: Community }) {
  const { id, name, isPrivate, membership } = community;
  const join = useJoin({
    onDone: ({ state }) =>
      state === 'member'
        ? toast({ title: 'Joined Community', description: "You've successfully joined the community." })
        : toast({ title: 'Request Sent', description: "The community's admins will review your request." }),
    onFail: failed('Couldn’t join'),
  });
  const about = <span className="vh">: {name}</span>;
  if (membership.state === 'member') return <Button disabled>Already a Member{about}</Button>;
  const page = `/local-communities/${id}`;
  if (membership.state === 'requested') return <ButtonLink href={page}>Request sent{about}</ButtonLink>;
  if (membership.state === 'invited') return <ButtonLink href={page}>Answer your invitation{about}</ButtonLink>;
  const label = isPrivate ? 'Request to Join' : 'Join Community';
  if (membership.asksFirst) {
    return (
      <ButtonLink href={page}>
        {label}
        {about}
      </ButtonLink>
    );
  }
  return (
    <Button pending={join.pending} pendingText="Joining…" onClick={() => join.mutate({ communityId: id })}>
      {label}
      {about}
    </Button>
  );
}
