import { DoorOpen, Heart, MessageSquare, Pin } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import type { Space, SpacePost } from '../contract.ts';
import { Comments } from './comments.tsx';
import { useLike, usePost, useUnlike } from './data.ts';
import { EditPost } from './edit-post.tsx';
import type { SpaceLabels } from './labels.ts';
import { MemberName } from './member-name.tsx';
import { PostMenu } from './post-menu.tsx';
import { useMayReveal } from './reveal-author.tsx';
import { SpaceText } from './space-text.tsx';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  readonly id: number;
}

export function PostItem({ space, labels, id }: Props) {
  const post = usePost(id);
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const [talking, setTalking] = useState(false);
  const mayReveal = useMayReveal(post?.author);
  if (!post) return null;
  const { author, kind, contentWarning, createdAt, editedAt, comments } = post;
  const shut = contentWarning !== '' && !open && !author.mine;
  const name = `${author.name}’s post`;
  return (
    <article className="sheet space-post" id={`space-post-${id}`} tabIndex={-1} aria-label={name}>
      <header className="space-post-head">
        <MemberName author={author} />
        <p className="soft small">
          <Time value={createdAt} />
          {editedAt && ' · edited'}
        </p>
        {kind === 'summary' && (
          <Chip tone="action" icon={Pin}>
            The week in plain words
          </Chip>
        )}
      </header>
      {editing ? (
        <EditPost space={space} post={post} onClose={() => setEditing(false)} />
      ) : shut ? (
        <div className="space-shut">
          <p>
            It mentions <strong>{contentWarning}</strong>.
          </p>
          <Button icon={DoorOpen} onClick={() => setOpen(true)}>
            Open the post<span className="vh"> of {author.name}</span>
          </Button>
        </div>
      ) : (
        <Body post={post} />
      )}
      <footer className="row space-post-foot">
        {!shut && (
          <>
            <Like space={space} post={post} />
            <Button
              variant="quiet"
              icon={MessageSquare}
              description="Comments"
              aria-expanded={talking}
              onClick={() => setTalking((now) => !now)}
            >
              {comments === 0 ? 'Comments' : counted(comments, 'comment')}
              <span className="vh"> on {name}</span>
            </Button>
          </>
        )}
        {(space.me.state === 'member' || mayReveal) && (
          <PostMenu space={space} labels={labels} post={post} onEdit={() => setEditing(true)} />
        )}
      </footer>
      {talking && !shut && <Comments space={space} labels={labels} postId={id} />}
    </article>
  );
}

function Body({ post }: { readonly post: SpacePost }) {
  return (
    <>
      {post.contentWarning && <p className="soft small">Mentions {post.contentWarning}</p>}
      <SpaceText text={post.content} what={`${post.author.name}’s post`} />
      {post.pictures.map(({ id, alt, url, width, height }) => (
        <img
          key={id}
          className="space-picture"
          src={url}
          alt={alt || 'Picture without a description'}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </>
  );
}

function Like({ space, post }: { readonly space: Space; readonly post: SpacePost }) {
  const onFail = failed('Couldn’t save your like');
  const like = useLike({ onFail });
  const unlike = useUnlike({ onFail });
  const { likedByMe, likes, id } = post;
  if (space.me.state !== 'member' || space.status !== 'open') {
    return likes > 0 ? <p className="soft small">{counted(likes, 'like')}</p> : null;
  }
  return (
    <Button
      variant="quiet"
      icon={Heart}
      description={likedByMe ? 'Liked' : 'Like'}
      pressed={likedByMe}
      pending={like.pending || unlike.pending}
      onClick={() => (likedByMe ? unlike : like).mutate({ id: space.id, postId: id })}
    >
      {likes === 0 ? 'Like' : counted(likes, 'like')}
      <span className="vh"> {post.author.name}’s post</span>
    </Button>
  );
}
