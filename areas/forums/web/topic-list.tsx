import { type ReactNode, useEffect } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { type Filter, useTopicStates, useTopics } from './data.ts';
import { TopicItem } from './topic-item.tsx';

interface Props {
  readonly forumId?: number | undefined;
  readonly filter?: Filter | undefined;
  readonly authorId?: number | undefined;
  readonly empty: ReactNode;
}

/** Topics, last answered first; of a category, those that moderators pinned come before. */
export function TopicList({ forumId, filter, authorId, empty }: Props) {
  const parted = forumId !== undefined && filter === undefined;
  const pinned = useTopics({ forumId, pinned: true }, parted);
  const list = useTopics({ forumId, filter, authorId, ...(parted && { pinned: false }) });
  const ids = [...(parted ? pinned.ids : []), ...list.ids];
  useTopicStates(ids);
  const { firstNewId, newCount } = list;
  useEffect(() => {
    if (firstNewId === undefined) return;
    document.getElementById(`topic-${firstNewId}`)?.focus();
    announce(counted(newCount, 'more discussion'));
  }, [firstNewId, newCount]);
  if (list.loading || (parted && pinned.loading)) return <Skeleton count={5} label="Loading the discussions" />;
  if (list.error) {
    return (
      <ErrorState title="Couldn’t load the discussions" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  if (ids.length === 0) return empty;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list forum-talk" role="list">
        {ids.map((id) => (
          <TopicItem key={id} id={Number(id)} />
        ))}
      </ul>
      {list.moreError && <p role="alert">{textForPeople(list.moreError)}</p>}
      {list.hasMore && <LoadMore label="Load More Discussions" pending={list.loadingMore} onLoad={list.loadMore} />}
    </>
  );
}
