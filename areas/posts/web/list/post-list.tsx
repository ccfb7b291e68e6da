import type { ReactNode } from 'react';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { type PostSource, usePosts } from '../data.ts';
import { FeedSettingsProvider } from '../feed-settings.tsx';
import { PostFeed } from './post-feed.tsx';

export interface PostListProps {
  readonly source: PostSource;
  /** A post that stands elsewhere on the page already. */
  readonly without?: number | undefined;
  /** Name of the list for screen readers. */
  readonly label?: string;
  readonly emptyTitle?: ReactNode;
  readonly emptyText?: ReactNode;
  readonly emptyAction?: ReactNode;
  /** Said behind the last post. */
  readonly end?: string;
  /** Said when the posts cannot be read, where the reason itself is not to be said (C-01). */
  readonly failText?: string;
}

/** A list of posts for any screen: one member's, those with a tag, those kept for later. */
export function PostList({
  source,
  without,
  label = 'posts',
  emptyTitle = 'No posts yet',
  emptyText,
  emptyAction,
  end = 'That’s everything.',
  ...options
}: PostListProps) {
  const all = usePosts(source, options);
  const list = without === undefined ? all : { ...all, ids: all.ids.filter((id) => Number(id) !== without) };
  return (
    <FeedSettingsProvider>
      <PostFeed
        list={list}
        label={label}
        end={end}
        empty={
          without === undefined ? (
            <EmptyState title={emptyTitle} action={emptyAction} boxed>
              {emptyText && <p>{emptyText}</p>}
            </EmptyState>
          ) : (
            <p className="soft">No other posts yet.</p>
          )
        }
      />
    </FeedSettingsProvider>
  );
}
