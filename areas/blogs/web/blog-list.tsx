/// <reference types="vite/client" />

import { Fragment, type ReactNode } from 'react';
import { BetweenItems } from '#platform/web/between.tsx';
import { usePageFocus } from '#platform/web/cache/use-page-focus.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { BlogCard } from './blog-card.tsx';
import { type BlogSource, useBlogs } from './data.ts';
import './blogs.css';

export interface BlogListProps {
  readonly source: BlogSource;
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly emptyTitle: string;
  readonly emptyText?: ReactNode;
  readonly emptyAction?: ReactNode;
  /** Something may stand between the blogs. */
  readonly between?: boolean;
}

/** Blogs as cards, with everything around them: loading, nothing, failure, and more. */
export function BlogList({ source, label, emptyTitle, emptyText, emptyAction, between = false }: BlogListProps) {
  const list = useBlogs(source);
  const { ids } = list;
  usePageFocus(list, 'blog', ['blog', 'blogs']);
  if (list.loading) {
    return (
      <div className="blogs-loading">
        <Skeleton count={6} label="Loading blogs" />
      </div>
    );
  }
  if (list.error) {
    return (
      <ErrorState boxed title="Couldn’t load the blogs" onRetry={() => location.reload()}>
        Failed to load blogs. Please try again later.
      </ErrorState>
    );
  }
  if (ids.length === 0 && !list.hasMore) {
    return (
      <EmptyState title={emptyTitle} action={emptyAction} boxed>
        {emptyText && <p>{emptyText}</p>}
      </EmptyState>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="blog-cards plain-list" role="list" aria-label={label}>
        {ids.map((id, index) => (
          <Fragment key={id}>
            <li>
              <BlogCard id={Number(id)} />
            </li>
            {between && <BetweenItems surface="blogs" inList after={index + 1} />}
          </Fragment>
        ))}
      </ul>
      {list.moreError && (
        <ErrorState level="p" title="Couldn’t load more blogs" onRetry={list.loadMore} retrying={list.loadingMore}>
          What you can see stays here.
        </ErrorState>
      )}
      {list.hasMore && !list.moreError && (
        <LoadMore shown={ids.length} label="Load More Blogs" pending={list.loadingMore} onLoad={list.loadMore} />
      )}
    </>
  );
}
