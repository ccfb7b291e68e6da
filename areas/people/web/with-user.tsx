import type { ReactNode } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { User } from '../contract.ts';
import { useUser } from './data.ts';
import { idIn } from './id-in.ts';
import { UserMissing } from './user-missing.tsx';

/** Reads the member of an address and shows what is the same on all their pages: waiting, missing and failing. */
export function WithUser({ id, children }: { readonly id: string; readonly children: (user: User) => ReactNode }) {
  const known = idIn(id);
  return known === undefined ? <UserMissing /> : <Known id={known}>{children}</Known>;
}

function Known({ id, children }: { readonly id: number; readonly children: (user: User) => ReactNode }) {
  const { data, error, loading, refreshing, retry } = useUser(id);
  if (data) return children(data);
  if (statusOf(error) === 404) return <UserMissing />;
  if (loading || !error) {
    return (
      <>
        <PageTitle title="Profile" />
        <Skeleton count={1} label="Loading the profile" />
      </>
    );
  }
  return (
    <>
      <PageTitle title="Profile" />
      <ErrorState level={2} title="The profile did not load" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    </>
  );
}
