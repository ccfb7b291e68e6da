/// <reference types="vite/client" />

import { Archive, Lock } from 'lucide-react';
import { SpaceEvents } from '#areas/events/web/public.ts';
import { JoinButton, SpaceTabs } from '#areas/spaces/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { Group } from '../contract.ts';
import { categoryWords } from '../pure/categories.ts';
import { groupCrumbs, groupLabels } from './labels.ts';
import { WithGroup } from './with-group.tsx';
import './groups.css';

function Detail({ group }: { readonly group: Group }) {
  const { id, me, name, description, category, memberCount, recentActivity, isPrivate, visibility, status } = group;
  useTitle(name);
  return (
    <>
      <PageTitle title={name} lead={description} crumbs={groupCrumbs}>
        <div className="row">
          <Chip>{categoryWords[category]}</Chip>
          {isPrivate && <Chip icon={Lock}>{visibility === 'hidden' ? 'Hidden' : 'Private'}</Chip>}
          {status === 'archived' && <Chip icon={Archive}>Archived</Chip>}
          <span className="soft">{counted(memberCount, 'member')}</span>
          <span className="soft group-active">
            Active <Time midSentence value={recentActivity} />
          </span>
        </div>
        <JoinButton space={group} labels={groupLabels} own />
      </PageTitle>
      <SpaceTabs
        space={group}
        labels={groupLabels}
        facts={[{ label: 'Category', value: categoryWords[category] }]}
        spaceEvents={
          me.state === 'member' &&
          mayHere('listSpaceEvents', 'getSupportGroup') && (
            <SpaceEvents space={group} planHref={`/support-groups/${id}/plan`} />
          )
        }
      />
    </>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithGroup id={params.id}>{(group) => <Detail group={group} />}</WithGroup>;
}
