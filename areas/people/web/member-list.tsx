import type { ReactNode } from 'react';
import type { EntityList } from '#platform/web/cache/use-list.ts';
import { usePageFocus } from '#platform/web/cache/use-page-focus.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { MemberRow } from './member-row.tsx';

/** Followers, or whom somebody follows. */
export function MemberList({
  list,
  total,
  empty,
}: {
  readonly list: EntityList;
  readonly total: number;
  readonly empty: ReactNode;
}) {
  usePageFocus(list, 'member', ['member', 'members']);
  if (list.loading) return <Skeleton look="row" label="Loading members" />;
  if (list.error) {
    return (
      <ErrorState level={2} title="Couldn’t load the members" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  if (list.ids.length === 0) return <EmptyState level="p" title={empty} />;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {list.ids.map((id) => (
          <MemberRow key={id} id={Number(id)} />
        ))}
      </ul>
      {list.moreError && <p role="alert">{textForPeople(list.moreError)}</p>}
      {list.hasMore && (
        <LoadMore shown={list.ids.length} total={total} pending={list.loadingMore} onLoad={list.loadMore} />
      )}
    </>
  );
}
