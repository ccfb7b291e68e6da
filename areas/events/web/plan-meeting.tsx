import type { Space } from '#areas/spaces/contract.ts';
import { mayIn } from '#areas/spaces/web/public.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { mayPlanHere } from './may-do.ts';
import { NewEvent } from './new-event.tsx';
import { crumbsOf, spaceHref } from './space.ts';

/** The screen on which a meeting of a group or community is planned. */
export function PlanMeeting({ space }: { readonly space: Space }) {
  const { kind, me, name, runOnly, status, visibility } = space;
  const mayPlan = mayIn(space, 'meetings') && mayPlanHere();
  const planners = runOnly.includes('meetings') ? 'The people who run' : 'Members of';
  if (!mayPlan || status !== 'open' || me.alias) {
    const lead =
      mayPlan && me.alias
        ? `Here you’re “${me.alias}”, and a meeting shows its organiser’s real name.`
        : `${planners} the ${kind} plan its meetings while it is open.`;
    return (
      <>
        <PageTitle title="Plan a meeting" lead={lead} crumbs={crumbsOf(space)} />
        <ButtonLink href={spaceHref(space)}>Go to {name}</ButtonLink>
      </>
    );
  }
  const who =
    kind === 'community' && visibility === 'public'
      ? 'Every member of Doorways can see it in the community.'
      : `Only members of ${name} see it.`;
  return <NewEvent space={space} lead={`${who} You can change it later.`} />;
}
