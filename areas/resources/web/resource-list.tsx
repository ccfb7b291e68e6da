import { type ReactNode, useEffect } from 'react';
import { announce } from '#platform/web/announce.ts';
import type { EntityList } from '#platform/web/cache/use-list.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { ResourceCard } from './resource-card.tsx';

interface ResourceListProps {
  readonly list: EntityList;
  readonly total?: number | undefined;
  readonly empty: ReactNode;
}

export function ResourceList({ list, total, empty }: ResourceListProps) {
  const { ids, error, loading, refreshing, retry, hasMore, loadingMore, moreError, loadMore, firstNewId, newCount } =
    list;
  useEffect(() => {
    if (firstNewId === undefined) return;
    document.getElementById(`resource-${firstNewId}`)?.querySelector<HTMLElement>('h3 a')?.focus();
    announce(`${newCount} more`);
  }, [firstNewId, newCount]);
  useEffect(() => {
    if (!moreError) return;
    failed('Couldn’t load more resources')(moreError);
  }, [moreError]);
  if (loading) return <Skeleton count={3} look="row" label="Loading resources" />;
  if (error) {
    return (
      <ErrorState title="Couldn’t load the resources" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (ids.length === 0) return empty;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {ids.map((id) => (
          <ResourceCard key={id} id={Number(id)} />
        ))}
      </ul>
      {hasMore && <LoadMore shown={ids.length} total={total} pending={loadingMore} onLoad={loadMore} />}
    </>
  );
}
