import type { ReactNode } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { ConfirmSection } from './confirm-section.tsx';
import { SharedMember } from './shared-member.tsx';
import { useConfirmed } from './use-confirmed.ts';

interface CheckedProps {
  /** Where to come back to after signing in. */
  readonly page: string;
  readonly children: (confirmed: boolean) => ReactNode;
}

/** What is dangerous needs a fresh check; the demo’s own member has no session that could have one. */
export function Checked({ page, children }: CheckedProps) {
  const { data, error, loading, retry, refreshing } = useConfirmed();
  if (loading) return <Skeleton count={1} label="Loading your settings" />;
  if (!data) {
    return (
      <ErrorState level={2} title="Couldn’t load your settings" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      {data.ownSession ? <ConfirmSection security={data} /> : <SharedMember page={page} />}
      {children(data.confirmedUntil !== null)}
    </>
  );
}
