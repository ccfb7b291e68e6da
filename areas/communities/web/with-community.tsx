/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { CommunityDetail } from '../contract.ts';
import { useCommunity } from './data.ts';
import { communityCrumbs } from './labels.ts';
import './communities.css';

function Missing() {
  useTitle('Community not found');
  return (
    <>
      <PageTitle
        title="Community not found"
        lead="There is no community here, or it is not open to you."
        crumbs={communityCrumbs}
      />
      <div className="stack">
        <div data-part="decoration">
          <ClosedDoor />
        </div>
        <ButtonLink href="/local-communities">Go to Local Communities</ButtonLink>
      </div>
    </>
  );
}

type Children = (community: CommunityDetail) => ReactNode;

/** Reads the community of an address, and shows what every page of it has: waiting, missing and failing. */
export function WithCommunity({ id, children }: { readonly id: string; readonly children: Children }) {
  return /^[1-9]\d{0,8}$/.test(id) ? <Known id={Number(id)}>{children}</Known> : <Missing />;
}

function Known({ id, children }: { readonly id: number; readonly children: Children }) {
  const { data, error, loading, refreshing, retry } = useCommunity(id);
  if (data) return children(data);
  if (statusOf(error) === 404) return <Missing />;
  return (
    <>
      <PageTitle title="Local community" crumbs={communityCrumbs} />
      {loading || !error ? (
        <Skeleton count={1} label="Loading the community" />
      ) : (
        <ErrorState level={2} title="The community did not load" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </>
  );
}
