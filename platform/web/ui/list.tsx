import type { ReactNode } from 'react';
import type { ListState } from '../cache/use-list.ts';
import { usePageFocus } from '../cache/use-page-focus.ts';
import { textForPeople } from '../client/error.ts';
import { LoadMore } from './load-more.tsx';
import { Skeleton } from './skeleton.tsx';
import { ErrorState } from './states.tsx';

/**
 * Around the things of a list that pages: waiting, empty, failing with a way to try again, more, and the end. After
 * "Load more" the focus goes to the first new thing, whose id is `${prefix}-${id}`, and one sentence says how many
 * came.
 */
export function List({
  list,
  shown,
  total,
  things,
  prefix,
  empty,
  end,
  moreLabel,
  failTitle,
  level = 2,
  look = 'row',
  children,
}: {
  list: ListState;
  /** How many are on the page. */
  shown: number;
  total?: number | undefined;
  /** What they are: ['member', 'members']. */
  things: readonly [one: string, many: string];
  prefix: string;
  empty: ReactNode;
  /** Below the last one. */
  end?: ReactNode;
  moreLabel?: string | undefined;
  /** Where “Couldn’t load the members” is not what is said. */
  failTitle?: string | undefined;
  level?: 2 | 3 | 4 | undefined;
  look?: 'row' | 'post' | undefined;
  children: ReactNode;
}) {
  usePageFocus(list, prefix, things);
  const [, many] = things;
  if (list.loading) return <Skeleton look={look} label={`Loading the ${many}`} />;
  if (list.error) {
    return (
      <ErrorState
        level={level}
        title={failTitle ?? `Couldn’t load the ${many}`}
        onRetry={list.retry}
        retrying={list.refreshing}
      >
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  if (shown === 0) return empty;
  return (
    <>
      {children}
      {list.moreError && <p role="alert">{textForPeople(list.moreError)}</p>}
      {list.hasMore ? (
        <LoadMore
          label={moreLabel}
          shown={total === undefined ? undefined : shown}
          total={total}
          pending={list.loadingMore}
          onLoad={list.loadMore}
        />
      ) : (
        end
      )}
    </>
  );
}
