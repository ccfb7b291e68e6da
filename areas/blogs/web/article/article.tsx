import { Star } from 'lucide-react';
import { type CSSProperties, Suspense, useRef, useState } from 'react';
import {
  audienceWords,
  Comments,
  ContentDoor,
  counted,
  FeedSettingsProvider,
  postName,
} from '#areas/feed/web/public.ts';
import { fromPlainText, mediaIdsOf, outline } from '#areas/writing/web/public.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip, TagList } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { type Crumb, PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Blog } from '../../contract.ts';
import { useVersion } from '../easy-choice.ts';
import { longDate } from '../words.ts';
import { ArticleActions } from './article-actions.tsx';
import { OnlyYou, SeriesNav } from './article-notes.tsx';
import { ArticleSide } from './article-side.tsx';
import { ArticleText } from './article-text.tsx';

/** Doors stay as the reader left them while they go from page to page; a reload closes them. */
const opened = new Set<number>();

const fewestHeadings = 3;

export function Article({ blog, crumbs }: { readonly blog: Blog; readonly crumbs: readonly Crumb[] }) {
  const [, redraw] = useState(0);
  const [version, setVersion] = useVersion();
  const text = useRef<HTMLDivElement>(null);
  const { id, author, title, media, contentWarning, mine } = blog;
  const document = blog.document ?? fromPlainText(blog.content);
  const easy = blog.easyContent !== '' && version === 'easy';
  const shut = contentWarning !== '' && !mine && !opened.has(id);
  const inside = mediaIdsOf(document);
  const cover = media.find((one) => one.kind === 'image' && !inside.includes(one.id));
  const headings = shut || easy ? [] : outline(document);
  const open = () => {
    opened.add(id);
    redraw((count) => count + 1);
    setTimeout(() => text.current?.focus());
  };
  return (
    <FeedSettingsProvider>
      <div className="article-page duo" style={{ '--duo-side': '16rem' } as CSSProperties}>
        <div className="article-main">
          <article className="stack" aria-labelledby="page-title">
            <PageTitle title={title} crumbs={crumbs} />
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
              <ContentDoor post={blog} level={2} onOpen={open} />
            ) : (
              <ArticleText
                ref={text}
                blog={blog}
                document={document}
                cover={cover}
                easy={easy}
                onVersion={setVersion}
              />
            )}
            {blog.tags.length > 0 && (
              <TagList
                label={`Tags of ${postName(blog)}`}
                tags={blog.tags.map((tag) => ({ label: tag, href: `/blogs?tag=${encodeURIComponent(tag)}` }))}
              />
            )}
            <ArticleActions blog={blog} />
          </article>
          <div className="article-comments no-print">
            <div className="lintel" />
            <Suspense fallback={<Skeleton count={2} look="row" label="Loading the comments" />}>
              <Comments postId={id} level={1} />
            </Suspense>
          </div>
        </div>
        <ArticleSide blog={blog} headings={headings.length >= fewestHeadings ? headings : []} />
      </div>
    </FeedSettingsProvider>
  );
}
