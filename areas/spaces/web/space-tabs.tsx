import type { ReactNode } from 'react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Count } from '#platform/web/ui/count.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { Space } from '../contract.ts';
import { About } from './about.tsx';
import { Files } from './files.tsx';
import { isMembersPlace } from './join-answers.ts';
import type { SpaceLabels } from './labels.ts';
import { Members } from './members.tsx';
import { SpacePosts } from './posts.tsx';
import { Requests } from './requests.tsx';
import { useSpaceNews } from './use-space-news.ts';
import './spaces.css';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  readonly facts?: readonly { label: string; value: ReactNode }[];
  /** Another tab of the area: what its events are. Nothing, and there is no tab. */
  readonly spaceEvents?: ReactNode;
  /** Tabs that only this kind of space has. */
  readonly more?: readonly { id: string; label: ReactNode; panel: ReactNode }[];
  /** What only this kind of space says about itself, before the rest. */
  readonly about?: ReactNode;
}

/** The inside of a space, as far as it is open to whoever looks. The tab stands in the address. */
export function SpaceTabs({ space, labels, facts = [], spaceEvents, more = [], about }: Props) {
  const [query, setQuery] = useQueryParams();
  useSpaceNews(labels);
  const outside = isMembersPlace(space);
  const isMember = !outside && space.me.state === 'member';
  const tabs = [
    ...(isMember || (!outside && space.visibility === 'public')
      ? [{ id: 'posts', label: 'Posts', panel: <SpacePosts space={space} labels={labels} /> }]
      : []),
    ...more,
    ...(spaceEvents ? [{ id: 'events', label: 'Events', panel: spaceEvents }] : []),
    ...(isMember
      ? [
          { id: 'files', label: 'Files', panel: <Files space={space} labels={labels} /> },
          { id: 'members', label: 'Members', panel: <Members space={space} labels={labels} /> },
        ]
      : []),
    ...(space.me.mayRun
      ? [
          {
            id: 'requests',
            label: (
              <>
                Requests
                {space.me.waiting > 0 && <Count value={space.me.waiting} of="waiting" />}
              </>
            ),
            panel: <Requests space={space} labels={labels} />,
          },
        ]
      : []),
    {
      id: 'about',
      label: 'About',
      panel: (
        <About space={space} labels={labels} facts={facts}>
          {about}
        </About>
      ),
    },
  ];
  const chosen = tabs.find(({ id }) => id === query.get('tab'))?.id ?? tabs[0]?.id;
  if (tabs.length === 1) return tabs[0]?.panel;
  return (
    <Tabs
      label={`Parts of ${space.name}`}
      manual
      value={chosen}
      onChange={(tab) => setQuery({ tab: tab === tabs[0]?.id ? null : tab }, { push: true })}
      tabs={tabs}
    />
  );
}
