import { useCallback, useEffect, useState } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { HeldNews } from '#platform/web/ui/held-news.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { renewPostSoon, usePostById } from '../data.ts';
import { refreshComments, useComments } from '../data-comments.ts';
import { postName } from '../words.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';

interface Props {
  readonly postId: number;
  /** Level of the post's own heading. */
  readonly level: 1 | 2 | 3;
  /** Under a card of a list: the form takes the focus when it opens. */
  readonly inline?: boolean;
  /** New ones wait until the reader asks for them: for those whom many comments at once would rush. */
  readonly held?: boolean;
}

/** The conversation under a post, oldest first, with the form behind it. */
export function Comments({ postId, level, inline = false, held = false }: Props) {
  const list = useComments(postId);
  const post = usePostById(postId);
  const isMember = useSession().member !== null;
  const calm = usePreference('concentrationMode');
  const { ids, firstNewId, newCount } = list;
  const [came, setCame] = useState<readonly number[]>([]);
  const add = (id: number) => setCame((all) => [...all, id]);
  const onShown = useCallback(() => setCame([]), []);
  const again = () => {
    renewPostSoon(postId);
    return refreshComments(postId);
  };
  useLive(
    calm ? undefined : `post:${postId}`,
    ({ payload }) => {
      // With the post its comments are gone, and asking for them would be refused.
      if (payload.gone) renewPostSoon(postId);
      else if (!held) void again();
      else if (typeof payload.commentId === 'number') add(payload.commentId);
    },
    { onGap: () => void again() },
  );
  useEffect(() => {
    if (firstNewId === undefined) return;
    document.getElementById(`comment-${firstNewId}`)?.focus();
    announce(counted(newCount, 'more comment'));
  }, [firstNewId, newCount]);
  const Heading = `h${level + 1}` as 'h4';
  const name = post ? postName(post) : 'this post';
  return (
    <div className="comments" id={inline ? undefined : 'comments'} tabIndex={-1}>
      <Heading>
        Comments<span className="vh"> on {name}</span>
      </Heading>
      {list.loading && <Skeleton count={2} look="row" label="Loading the comments" />}
      {list.error && (
        <ErrorState level="p" title="Couldn’t load the comments" onRetry={list.retry} retrying={list.refreshing}>
          {textForPeople(list.error)}
        </ErrorState>
      )}
      {!list.loading && !list.error && ids.length === 0 && <p className="soft">No comments yet.</p>}
      {ids.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ol className="plain-list list" role="list" aria-label={`Comments on ${name}`}>
          {ids.map((id) => (
            <CommentItem key={id} id={Number(id)} />
          ))}
        </ol>
      )}
      <HeldNews
        came={came}
        ids={ids}
        hasMore={list.hasMore}
        read={again}
        onShown={onShown}
        prefix="comment"
        thing="new comment"
      />
      {list.moreError && <p role="alert">{textForPeople(list.moreError)}</p>}
      {list.hasMore && (
        <LoadMore
          shown={ids.length}
          total={post?.commentsCount}
          label="Load more comments"
          pending={list.loadingMore}
          onLoad={list.loadMore}
        />
      )}
      {post?.closed ? (
        <p className="soft">The author has closed the comments.</p>
      ) : isMember ? (
        <CommentForm postId={postId} name={name} focus={inline} />
      ) : (
        <p>
          <ButtonLink href={signInHref(post?.path ?? `/post/${postId}`)}>
            Sign in to comment<span className="vh"> on {name}</span>
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
