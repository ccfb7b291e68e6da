import { Heart, MessageSquare, Star } from 'lucide-react';
import { audienceWords } from '#areas/posts/web/public.ts';
import { excerptOf } from '#areas/writing/web/public.ts';
import { counted, plural } from '#platform/contract/counted.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { OpenDoor } from '#platform/web/ui/drawings.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { limits } from '../pure/limits.ts';
import { usePost } from './data.ts';
import { longDate } from './words.ts';

/** BLOGS-03 to 10: one blog among others. Draws nothing once it is gone. */
export function BlogCard({ id }: { readonly id: number }) {
  const post = usePost(id);
  if (!post) return null;
  const { title, tags, author, contentWarning, media, mine, path } = post;
  const warned = contentWarning !== '' && !mine;
  const cover = warned ? undefined : media.find(({ kind }) => kind === 'image');
  const rest = tags.length - limits.cardTags;
  const name = `blog-${id}-title`;
  return (
    <article id={`blog-${id}`} className="sheet blog-card" tabIndex={-1} aria-labelledby={name}>
      {cover ? (
        <img
          className="blog-card-cover"
          src={cover.smallUrl ?? cover.url}
          width={cover.width}
          height={cover.height}
          alt={cover.decorative ? '' : cover.alt || 'A picture without a description'}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <div className="blog-card-cover blog-card-plain">
          <OpenDoor size={110} />
        </div>
      )}
      <div className="blog-card-in">
        <p className="blog-card-facts small soft">
          {post.isFeatured && (
            <Chip tone="gold" icon={Star}>
              Featured
            </Chip>
          )}
          {post.audience !== 'everyone' && <Chip>{audienceWords[post.audience]}</Chip>}
          <time dateTime={post.createdAt}>{longDate(post.createdAt)}</time>
        </p>
        <h3 id={name}>
          <Link href={path} className="plain blog-card-title">
            {title}
          </Link>
        </h3>
        <p className="blog-card-text">
          {warned ? `This blog mentions ${contentWarning}.` : excerptOf(post.content, limits.excerpt)}
        </p>
        {tags.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="tags" role="list" aria-label={`Tags of ${title}`}>
            {tags.slice(0, limits.cardTags).map((tag) => (
              <li key={tag}>
                <Link href={`/blogs?tag=${encodeURIComponent(tag)}`}>#{tag}</Link>
              </li>
            ))}
            {rest > 0 && (
              <li className="soft">
                +{rest}
                <span className="vh"> more {plural(rest, 'tag')}</span>
              </li>
            )}
          </ul>
        )}
        <div className="blog-card-foot">
          <p className="blog-card-by">
            <Avatar name={author.displayName} src={author.avatar} size="s" />
            <Link href={`/profile/${author.id}`} className="plain">
              {author.displayName}
            </Link>
          </p>
          <div className="row">
            <ButtonLink href={path}>
              Read Full Article<span className="vh"> {title}</span>
            </ButtonLink>
            <p className="push row small soft">
              <span className="blog-card-count">
                <Icon icon={Heart} />
                <span aria-hidden="true" className="num">
                  {post.likes}
                </span>
                <span className="vh">{counted(post.likes, 'like')}</span>
              </span>
              <span className="blog-card-count">
                <Icon icon={MessageSquare} />
                <span aria-hidden="true" className="num">
                  {post.commentsCount}
                </span>
                <span className="vh">{counted(post.commentsCount, 'comment')}</span>
              </span>
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
