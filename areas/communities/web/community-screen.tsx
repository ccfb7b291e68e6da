import { Lock, Pencil } from 'lucide-react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { CommunityDetail } from '../contract.ts';
import { About } from './about.tsx';
import { JoinButton } from './join-button.tsx';
import { Places } from './places.tsx';
import { RollCallBanner } from './roll-call-banner.tsx';
import { Safety } from './safety.tsx';
import { communityCrumbs, WithCommunity } from './with-community.tsx';
import { typeWords } from './words.ts';

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithCommunity id={params.id}>{(community) => <Known community={community} />}</WithCommunity>;
}

/** What there is for the viewer, in the order of the tabs. */
function tabsOf(community: CommunityDetail) {
  const isMember = community.membership.state === 'member';
  const reads = isMember || !community.isPrivate;
  return [
    { id: 'about', label: 'About', panel: <About community={community} /> },
    ...(reads ? [{ id: 'places', label: 'Places', panel: <Places community={community} /> }] : []),
    ...(isMember ? [{ id: 'safety', label: 'Safety', panel: <Safety community={community} /> }] : []),
  ];
}

function Known({ community }: { readonly community: CommunityDetail }) {
  const { id, name, description, communityType, isPrivate, space } = community;
  useTitle(name);
  const [query, setQuery] = useQueryParams();
  const tabs = tabsOf(community);
  const chosen = tabs.find((tab) => tab.id === query.get('tab')) ?? tabs[0];
  return (
    <>
      <PageTitle
        title={name}
        lead={description}
        crumbs={communityCrumbs}
        actions={
          <>
            <JoinButton community={community} />
            {space.me.mayRun && space.status === 'open' && (
              <ButtonLink href={`/local-communities/${id}/edit`} icon={Pencil}>
                Change
              </ButtonLink>
            )}
          </>
        }
      >
        <p className="row">
          <Chip tone="action">{typeWords[communityType]}</Chip>
          {isPrivate && <Chip icon={Lock}>{space.visibility === 'hidden' ? 'Hidden' : 'Private'}</Chip>}
          {space.status === 'archived' && <Chip tone="warn">Archived</Chip>}
        </p>
      </PageTitle>
      {space.status === 'archived' && (
        <Notice title="This community is archived">It can be read, and nobody writes or joins any more.</Notice>
      )}
      {community.membership.state === 'member' && chosen?.id !== 'safety' && <RollCallBanner id={id} />}
      <Tabs
        label={`Parts of ${name}`}
        manual
        value={chosen?.id}
        onChange={(tab) => setQuery({ tab: tab === 'about' ? null : tab }, { push: true })}
        tabs={tabs.map((tab) => ({ ...tab, panel: tab === chosen && tab.panel }))}
      />
    </>
  );
}
