import { Flag, MessageSquare, Share2 } from 'lucide-react';
import { signInHref } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Post } from '../../contract.ts';
import { reportedAuthor } from '../author-link.tsx';
import { postName } from '../words.ts';
import { LikeButton } from './like-button.tsx';
import { SaveButton } from './save-button.tsx';
import { sharePost } from './share.ts';

interface Props {
  readonly post: Post;
  readonly commentsOpen: boolean;
  readonly onComments: () => void;
}

/** What members can do with a post. Saving and sharing also stand in its menu, so simplified layout may put them away. */
export function PostActions({ post, commentsOpen, onComments }: Props) {
  const { member } = useSession();
  const name = postName(post);
  if (!member) return <GuestActions post={post} name={name} />;
  return (
    <div className="acts post-acts">
      <LikeButton post={post} name={name} />
      <Button
        variant="quiet"
        className="act"
        icon={MessageSquare}
        aria-expanded={commentsOpen}
        data-focus-key={`comments-${post.id}`}
        onClick={onComments}
      >
        Comment{' '}
        <span className="num" data-part="badge">
          {post.commentsCount}
        </span>
        <span className="vh"> {name}</span>
      </Button>
      <span className="act-place" data-part="secondary">
        <SaveButton post={post} name={name} />
      </span>
      <span className="act-place" data-part="secondary">
        <Button variant="quiet" className="act" icon={Share2} onClick={() => void sharePost(post)}>
          Share<span className="vh"> {name}</span>
        </Button>
      </span>
      {!post.mine && (
        <Button
          variant="quiet"
          className="act act-report"
          icon={Flag}
          data-safety=""
          onClick={() =>
            openReport({
              contentType: 'post',
              contentId: post.id,
              ...reportedAuthor(post.author),
              subject: name,
            })
          }
        >
          Report<span className="vh"> {name}</span>
        </Button>
      )}
    </div>
  );
}

/** Guests read, count and share; everything else needs an account. */
function GuestActions({ post, name }: { readonly post: Post; readonly name: string }) {
  const address = post.path;
  return (
    <div className="acts post-acts">
      <p className="act act-fact num">{counted(post.likes, 'like')}</p>
      <ButtonLink
        variant="quiet"
        className="act"
        icon={MessageSquare}
        href={`${address}#comments`}
        description="the comments of a post"
      >
        Comments <span className="num">{post.commentsCount}</span>
        <span className="vh"> {name}</span>
      </ButtonLink>
      <Button variant="quiet" className="act" icon={Share2} onClick={() => void sharePost(post)}>
        Share<span className="vh"> {name}</span>
      </Button>
      <Link className="act act-report" href={signInHref(address)}>
        Sign in to join<span className="vh"> in on {name}</span>
      </Link>
    </div>
  );
}
