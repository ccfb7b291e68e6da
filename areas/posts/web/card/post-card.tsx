import { lazy, memo, Suspense, useState } from 'react';
import { later } from '#platform/web/later.tsx';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Comments } from '../comments/lazy-comments.ts';
import { usePostById } from '../data.ts';
import { ContentDoor } from './content-door.tsx';
import { PostActions } from './post-actions.tsx';
import { PostBody, PostTags } from './post-body.tsx';
import { PostHead } from './post-head.tsx';
import { PostMenu } from './post-menu.tsx';

const PostNotes = later(async () => (await import('./post-notes.tsx')).PostNotes);
const EditPost = lazy(async () => ({ default: (await import('./edit-post.tsx')).EditPost }));

/** Doors stay as the reader left them while they go from page to page; a reload closes them. */
const opened = new Set<number>();

const focusSoon = (id: string) => setTimeout(() => document.getElementById(id)?.focus());

export interface PostCardProps {
  readonly id: number;
  /** Place in the list, from 1; a post that stands alone has none. */
  readonly position?: number | undefined;
  /** Level of the author's heading. */
  readonly level?: 2 | 3;
  /** On its own page: the comments are part of it, and deleting it leads away. */
  readonly alone?: boolean;
  readonly onGone?: () => void;
}

/** One post, wherever it is shown. Draws nothing once the post is gone. */
export const PostCard = memo(function PostCard({ id, position, level = 3, alone = false, onGone }: PostCardProps) {
  const post = usePostById(id);
  const plain = usePreference('screenReaderOptimized');
  const [open, setOpen] = useState(() => opened.has(id));
  const [editing, setEditing] = useState(false);
  const [commenting, setCommenting] = useState(false);
  if (!post) return null;

  const behindDoor = post.contentWarning !== '' && !post.mine && !open;
  const turnDoor = (now: boolean) => {
    opened[now ? 'add' : 'delete'](id);
    setOpen(now);
    focusSoon(now ? `post-${id}-body` : `post-${id}`);
  };
  const endEditing = () => {
    setEditing(false);
    focusSoon(`post-${id}`);
  };
  const canClose = post.contentWarning !== '' && !post.mine;
  return (
    <article
      id={`post-${id}`}
      className="sheet post"
      tabIndex={position === undefined ? -1 : 0}
      data-post={id}
      aria-labelledby={`post-${id}-author post-${id}-start post-${id}-time`}
      // Some readers say the position before the text; with screen reader support on it is left out.
      aria-posinset={plain ? undefined : position}
      aria-setsize={plain || position === undefined ? undefined : -1}
    >
      <PostHead
        post={post}
        level={level}
        menu={<PostMenu post={post} onEdit={() => setEditing(true)} onGone={onGone} />}
      />
      {editing ? (
        <Suspense fallback={<Skeleton count={1} label="Loading the editor" />}>
          <EditPost post={post} onDone={endEditing} />
        </Suspense>
      ) : (
        <>
          {post.contentWarning !== '' && !behindDoor && (
            <p className="post-warned small">Mentions {post.contentWarning}</p>
          )}
          {behindDoor ? (
            <ContentDoor post={post} level={level} onOpen={() => turnDoor(true)} />
          ) : (
            <PostBody
              post={post}
              level={level}
              first={position === 1 || alone}
              onClose={canClose ? () => turnDoor(false) : undefined}
            />
          )}
          <PostNotes postId={id} />
          <PostTags post={post} />
          <PostActions
            post={post}
            commentsOpen={alone || commenting}
            onComments={() => (alone ? focusSoon(`comment-on-${id}`) : setCommenting(!commenting))}
          />
          {commenting && !alone && (
            <Suspense fallback={<Skeleton count={1} look="row" label="Loading the comments" />}>
              <Comments postId={id} level={level} inline />
            </Suspense>
          )}
        </>
      )}
    </article>
  );
});
