import type { ReactNode } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { DiaryEntry } from '../../pure/entry.ts';
import type { DiaryRange } from '../data-history.ts';

/** What a part shows while its entries are on their way, missing, locked or none; then the part itself. */
export function RangeState({
  range,
  when,
  children,
}: {
  readonly range: DiaryRange;
  /** "in this time" */
  readonly when: string;
  readonly children: (entries: readonly DiaryEntry[]) => ReactNode;
}) {
  const { entries, loading, error, retry, retrying, isLocked, read } = range;
  if (error)
    return (
      <ErrorState level={2} title="Couldn’t load your entries" onRetry={retry} retrying={retrying}>
        {textForPeople(error)}
      </ErrorState>
    );
  if (loading)
    return (
      <>
        <Skeleton count={3} label="Loading your entries" />
        {read > 0 && <p className="soft num">{counted(read, 'entry', 'entries')} so far</p>}
      </>
    );
  if (isLocked) return <p className="soft">Your entries show here once your diary is unlocked.</p>;
  if (entries.length === 0)
    return (
      <EmptyState
        level={2}
        title={`No entries ${when}`}
        action={
          <ButtonLink href="/wellness-tracking" variant="primary">
            Write an entry
          </ButtonLink>
        }
      >
        <p>Choose a longer time, or write an entry.</p>
      </EmptyState>
    );
  return children(entries);
}
