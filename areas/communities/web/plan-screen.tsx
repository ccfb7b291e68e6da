import { PlanMeeting } from '#areas/events/web/public.ts';
import { WithCommunity } from './with-community.tsx';

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return (
    <WithCommunity id={params.id}>
      {(community) => <PlanMeeting key={community.id} space={community.space} />}
    </WithCommunity>
  );
}
