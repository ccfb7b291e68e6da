import type { ReactNode } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Group } from '../contract.ts';
import { useGroup } from './data.ts';
import { groupCrumbs, idIn } from './labels.ts';

function Missing() {
  return (
    <>
      <PageTitle
        title="Group not found"
        lead="There is no group here, or it is not open to you."
        crumbs={groupCrumbs}
      />
      <div className="stack">
        <div data-part="decoration">
          <ClosedDoor />
        </div>
        <ButtonLink href="/support-groups">Go to Support Groups</ButtonLink>
      </div>
    </>
  );
}

type Children = (group: Group) => ReactNode;

/** Reads the group of an address, and shows what every page of it has: waiting, missing and failing. */
export function WithGroup({ id, children }: { readonly id: string; readonly children: Children }) {
  const known = idIn(id);
  return known === undefined ? <Missing /> : <Known id={known}>{children}</Known>;
}

function Known({ id, children }: { readonly id: number; readonly children: Children }) {
  const { data, error, loading, refreshing, retry } = useGroup(id);
  if (data) return children(data);
  if (statusOf(error) === 404) return <Missing />;
  return (
    <>
      <PageTitle title="Support group" crumbs={groupCrumbs} />
      {loading || !error ? (
        <Skeleton count={1} label="Loading the group" />
      ) : (
        <ErrorState level={2} title="The group did not load" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </>
  );
}
