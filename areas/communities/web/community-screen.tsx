import { Archive, Lock } from 'lucide-react';
import { SpaceEvents } from '#areas/events/web/public.ts';
import { JoinButton, SpaceTabs } from '#areas/spaces/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { isForMember } from '#platform/web/acting.ts';
import { usePath, useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { CommunityDetail } from '../contract.ts';
import { AboutPlace, factsOf } from './about-place.tsx';
import { communityCrumbs, communityLabels } from './labels.ts';
import { Places } from './places.tsx';
import { RollCallBanner } from './roll-call-banner.tsx';
import { Safety } from './safety.tsx';
import { WithCommunity } from './with-community.tsx';
import { typeWords } from './words.ts';

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  // Another address is another page: what was typed in one community never shows in another.
  const path = usePath();
  return <WithCommunity id={params.id}>{(community) => <Known key={path} community={community} />}</WithCommunity>;
}

function Known({ community }: { readonly community: CommunityDetail }) {
  const { id, name, description, communityType, isPrivate, memberCount, location, space } = community;
  useTitle(name);
  const [query] = useQueryParams();
  const isMember = community.membership.state === 'member';
  const more = [
    ...(isMember || !isPrivate ? [{ id: 'places', label: 'Places', panel: <Places community={community} /> }] : []),
    ...(isMember ? [{ id: 'safety', label: 'Safety', panel: <Safety community={community} /> }] : []),
  ];
  return (
    <>
      <PageTitle title={name} lead={description} crumbs={communityCrumbs}>
        <div className="row">
          <Chip tone="action">{typeWords[communityType]}</Chip>
          {isPrivate && <Chip icon={Lock}>{space.visibility === 'hidden' ? 'Hidden' : 'Private'}</Chip>}
          {space.status === 'archived' && <Chip icon={Archive}>Archived</Chip>}
          <span className="soft">{location}</span>
          <span className="soft">{counted(memberCount, 'member')}</span>
        </div>
        <JoinButton space={space} labels={communityLabels} own />
      </PageTitle>
      {isMember && query.get('tab') !== 'safety' && <RollCallBanner id={id} />}
      <SpaceTabs
        space={space}
        labels={communityLabels}
        facts={factsOf(community)}
        more={more}
        spaceEvents={
          (isMember || !isPrivate) &&
          !isForMember('listSpaceEvents') && <SpaceEvents space={space} planHref={`/local-communities/${id}/plan`} />
        }
        about={<AboutPlace community={community} />}
      />
    </>
  );
}
