/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { ResourceDetail } from '../contract.ts';
import { useDetail } from './data.ts';
import { idIn } from './id-in.ts';
import './resources.css';

export const libraryCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Resource Library', href: '/resources' },
] as const;

function Missing() {
  return (
    <>
      <PageTitle
        title="Resource not found"
        lead="There is no resource here, or it is not in the library any more."
        crumbs={libraryCrumbs}
      />
      <div className="stack">
        <div data-part="decoration">
          <ClosedDoor />
        </div>
        <ButtonLink href="/resources">Go to the Resource Library</ButtonLink>
      </div>
    </>
  );
}

type Children = (resource: ResourceDetail) => ReactNode;

/** Reads the resource of an address, and shows what every page of it has: waiting, missing and failing. */
export function WithResource({ id, children }: { readonly id: string; readonly children: Children }) {
  const known = idIn(id);
  return known === undefined ? <Missing /> : <Known id={known}>{children}</Known>;
}

function Known({ id, children }: { readonly id: number; readonly children: Children }) {
  const { data, error, loading, refreshing, retry } = useDetail(id);
  if (data) return children(data);
  if (statusOf(error) === 404) return <Missing />;
  return (
    <>
      <PageTitle title="Resource" crumbs={libraryCrumbs} />
      {loading || !error ? (
        <Skeleton count={1} label="Loading the resource" />
      ) : (
        <ErrorState level={2} title="The resource did not load" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </>
  );
}
