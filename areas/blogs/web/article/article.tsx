import { Star } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { audienceWords, Comments, ContentDoor, postName } from '#areas/posts/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip, TagList } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Blog } from '../../contract.ts';
import { longDate } from '../words.ts';
import { ArticleActions } from './article-actions.tsx';
import { OnlyYou, SeriesNav } from './article-notes.tsx';
import { ArticleOutline } from './article-outline.tsx';
import { ArticleText } from './article-text.tsx';

interface Props {
  readonly blog: Blog;
  /** It waits behind the door of its content warning. */
  readonly shut: boolean;
  readonly onOpen: () => void;
}

/** Everything under the title of a blog. */
export function Article({ blog, shut, onOpen }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const { author } = blog;
  const open = () => {
    onOpen();
    setTimeout(() => text.current?.focus());
  };
  return (
    <>
      <div className="article-by">
        <Avatar name={author.displayName} src={author.avatar} />
        <div>
          <p>
            <Link href={`/profile/${author.id}`}>{author.displayName}</Link>
          </p>
          <p className="small soft">
            <time dateTime={blog.createdAt}>{longDate(blog.createdAt)}</time> ·{' '}
            {counted(blog.reading.minutes, 'minute')} · {blog.reading.level}
            {author.location && ` · ${author.location}`}
            {blog.audience !== 'everyone' && ` · ${audienceWords[blog.audience]}`}
            {blog.editedAt && ' · Edited'}
          </p>
        </div>
        {blog.isFeatured && (
          <Chip tone="gold" icon={Star}>
            Featured
          </Chip>
        )}
      </div>
      <OnlyYou blog={blog} />
      <SeriesNav blog={blog} />
      {shut ? (
        <ContentDoor post={blog} level={1} onOpen={open} />
      ) : (
        <>
          <ArticleOutline blog={blog} />
          <ArticleText ref={text} blog={blog} />
        </>
      )}
      {blog.tags.length > 0 && (
        <TagList
          label={`Tags of ${postName(blog)}`}
          tags={blog.tags.map((tag) => ({ label: tag, href: `/blogs?tag=${encodeURIComponent(tag)}` }))}
        />
      )}
      <ArticleActions blog={blog} />
    </>
  );
}

export const ArticleComments = ({ id }: { readonly id: number }) => (
  <div className="article-comments no-print">
    <div className="lintel" />
    <Suspense fallback={<Skeleton count={2} look="row" label="Loading the comments" />}>
      <Comments postId={id} level={1} />
    </Suspense>
  </div>
);
