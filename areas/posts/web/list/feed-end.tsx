import type { EntityList } from '#platform/web/cache/use-list.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { EndState, ErrorState } from '#platform/web/ui/states.tsx';
import { feedEndId } from './feed-end-id.ts';
import { momentWords } from './finish-line.ts';

export interface FeedEndProps {
  readonly list: EntityList;
  readonly end: string;
  readonly seenUntil?: string | null | undefined;
}

/** Behind the last post: more, a failure, or the end. The skip link and Control+End lead here. */
export function FeedEnd({ list, end, seenUntil }: FeedEndProps) {
  const { hasMore, moreError, loadMore, loadingMore, ids } = list;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, not of fields
    <div id={feedEndId} tabIndex={-1} role="group" aria-label="End of the posts" className="feed-end">
      {moreError && (
        <ErrorState level="p" title="Couldn’t load more posts" onRetry={loadMore} retrying={loadingMore}>
          {textForPeople(moreError)}
        </ErrorState>
      )}
      {hasMore && !moreError && (
        <LoadMore shown={ids.length} label="Load more posts" pending={loadingMore} onLoad={loadMore} />
      )}
      {!hasMore && (
        <EndState title={end}>{seenUntil && <p>You’ve seen everything since {momentWords(seenUntil)}.</p>}</EndState>
      )}
    </div>
  );
}
