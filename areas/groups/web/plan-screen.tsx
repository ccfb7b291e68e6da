import { PlanMeeting } from '#areas/events/web/public.ts';
import { WithGroup } from './with-group.tsx';

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithGroup id={params.id}>{(group) => <PlanMeeting key={group.id} space={group} />}</WithGroup>;
}
