import { Fragment, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import type { BetweenProps } from '#platform/web/between.tsx';
import { readEntity } from '#platform/web/cache/entities.ts';
import type { EntityList } from '#platform/web/cache/use-list.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { isGap } from '#platform/web/gaps.ts';
import { later } from '#platform/web/later.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Post } from '../../contract.ts';
import { PostCard } from '../card/post-card.tsx';
import { freshCount } from './finish-line.ts';
import { SeenLine } from './seen-line.tsx';
import '../posts.css';

const BetweenItems = later(async () => (await import('#platform/web/between.tsx')).BetweenItems);
const AfterPosts = later(async () => (await import('./after-posts.tsx')).AfterPosts);

interface Props {
  readonly list: EntityList;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Shown when there is nothing. */
  readonly empty: ReactNode;
  /** Posts up to here were there at the last visit. */
  readonly seenUntil?: string | null | undefined;
  /** Where else something may stand between the posts. */
  readonly surface?: BetweenProps['surface'];
  /** What is said when the last post has been shown. */
  readonly end: string;
}

/** As many as the first screen shows; the others are drawn right after the first paint, before anybody is there. */
const drawnFirst = () => (innerWidth < 700 ? 1 : 2);

export const focusPost = (id: number | string) => document.getElementById(`post-${id}`)?.focus();

/** Posts one below the other, with everything around them: loading, nothing, failure, more, and the end. */
export function PostFeed({ list, label, empty, seenUntil, surface, end }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { ids, firstNewId, newCount } = list;
  const all = useDeferredValue(true, false);
  useEffect(() => {
    if (firstNewId === undefined) return;
    focusPost(firstNewId);
    announce(counted(newCount, 'more post'));
  }, [firstNewId, newCount]);

  if (list.loading) return <Skeleton label="Loading posts" />;
  if (list.error) {
    return (
      <ErrorState boxed title="Couldn’t load the posts" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  const known = ids.map((id) => readEntity<Post>('post', Number(id))).filter((post) => post !== undefined);
  const posts = all ? known : known.slice(0, drawnFirst());
  if (posts.length === 0 && !list.hasMore) return empty;
  const fresh = freshCount(posts, seenUntil);
  const cards = (from: number, to: number) =>
    posts.slice(from, to).map(({ id }, index) => (
      <Fragment key={id}>
        <PostCard id={id} position={from + index + 1} />
        {surface && isGap(from + index + 1) && <BetweenItems surface={surface} after={from + index + 1} />}
      </Fragment>
    ));
  // The line parts two feeds: a feed may hold nothing but articles.
  const parted = Boolean(seenUntil) && fresh < posts.length;
  return (
    <div ref={box} className="posts-all">
      {fresh > 0 && (
        <div
          role="feed"
          className="posts"
          aria-label={parted ? `New ${label}` : label}
          aria-busy={!all || list.loadingMore}
        >
          {cards(0, parted ? fresh : posts.length)}
        </div>
      )}
      {parted && seenUntil && <SeenLine seenUntil={seenUntil} anyNew={fresh > 0} />}
      {parted && (
        <div role="feed" className="posts" aria-label={`Earlier ${label}`} aria-busy={!all || list.loadingMore}>
          {cards(fresh, posts.length)}
        </div>
      )}
      {all && <AfterPosts box={box} list={list} end={end} seenUntil={parted ? undefined : seenUntil} />}
    </div>
  );
}
