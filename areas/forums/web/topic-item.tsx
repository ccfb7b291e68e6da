import { Heart, MessageSquare } from 'lucide-react';
import { AuthorLink, PostTags, usePostById } from '#areas/posts/web/public.ts';
import { excerptOf } from '#areas/writing/web/public.ts';
import { plural } from '#platform/contract/counted.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { useTopicState } from './data.ts';
import { TopicBadges } from './topic-badges.tsx';
import { shortDate, titleOf } from './words.ts';

const mostTags = 3;
const mostUnread = 100;

/** One topic of a list. */
export function TopicItem({ id }: { readonly id: number }) {
  const post = usePostById(id);
  const state = useTopicState(id);
  if (!post) return null;
  const { author, contentWarning, content, tags, likes, commentsCount, createdAt, path, mine } = post;
  const isNew = state !== undefined && !state.visited && !mine;
  const unread = state?.unread ?? 0;
  const more = tags.length - mostTags;
  return (
    <li data-unread={isNew || unread > 0 || undefined}>
      <div className="forum-meta">
        <TopicBadges post={post} />
        {unread > 0 && (
          <strong className="small">{unread >= mostUnread ? '100 or more' : unread} new since you were here</strong>
        )}
        {isNew && <strong className="small">New to you</strong>}
        {state?.level === 'watch' && <span className="small soft">You watch this</span>}
        {state?.level === 'mute' && <span className="small soft">Muted</span>}
      </div>
      <h3>
        <Link href={path} id={`topic-${id}`} className="plain forum-title">
          {titleOf(post)}
        </Link>
      </h3>
      <p className="forum-gist">{contentWarning ? `Mentions ${contentWarning}` : excerptOf(content, 180)}</p>
      {tags.length > 0 && (
        <div className="forum-tags">
          <PostTags post={{ ...post, tags: tags.slice(0, mostTags) }} />
          {more > 0 && (
            <span className="small soft">
              +{more}
              <span className="vh"> more {plural(more, 'tag')}</span>
            </span>
          )}
        </div>
      )}
      <div className="forum-by small">
        <Avatar name={author.displayName} src={author.avatar} size="s" />
        <span>
          <AuthorLink author={author} className="plain forum-name" />,{' '}
          <time dateTime={createdAt}>{shortDate(createdAt)}</time>
        </span>
        <span className="forum-counts">
          <span>
            <Icon icon={Heart} />
            <span className="num">{likes}</span>
            <span className="vh">{plural(likes, ' like')}</span>
          </span>
          <span>
            <Icon icon={MessageSquare} />
            <span className="num">{commentsCount}</span>
            <span className="vh">{plural(commentsCount, ' comment')}</span>
          </span>
        </span>
      </div>
    </li>
  );
}
