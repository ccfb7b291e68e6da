import type { Space } from '#areas/spaces/contract.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { NewEvent } from './new-event.tsx';
import { crumbsOf, spaceHref } from './space.ts';

/** The screen on which those who run a group or community plan a meeting of it. */
export function PlanMeeting({ space }: { readonly space: Space }) {
  const { kind, me, name, status, visibility } = space;
  if (!me.mayRun || status !== 'open' || me.alias) {
    const lead =
      me.mayRun && me.alias
        ? `Here you’re “${me.alias}”, and a meeting shows its organiser’s real name.`
        : `The people who run the ${kind} plan its meetings while it is open.`;
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
