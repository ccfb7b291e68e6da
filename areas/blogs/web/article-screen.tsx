/// <reference types="vite/client" />
import { type CSSProperties, useState } from 'react';
import { FeedSettingsProvider, usePostById } from '#areas/posts/web/public.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { Article, ArticleComments } from './article/article.tsx';
import { ArticleSide } from './article/article-side.tsx';
import { useBlog } from './data.ts';
import './blogs.css';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Blogs', href: '/blogs' },
];
const notHere = 'Blog not found';

/** Doors stay as the reader left them while they go from page to page; a reload closes them. */
const opened = new Set<number>();

/** One blog with everything around it. The heading is one and the same in every state, so that it keeps the focus. */
export function Screen({ params: { slug } }: { params: { slug: string } }) {
  const { data, error, loading, retry, refreshing } = useBlog(slug);
  const [, redraw] = useState(0);
  // Gone when it is deleted; the answer stays.
  const there = usePostById(data?.id ?? 0) !== undefined;
  // Unknown, deleted, unpublished and not for this reader all look the same.
  const missing = statusOf(error) === 404 || (data !== undefined && !there);
  const blog = missing ? undefined : data;
  const title = missing ? notHere : (blog?.title ?? 'Blog');
  useTitle(missing ? notHere : blog?.title);
  const shut = blog !== undefined && blog.contentWarning !== '' && !blog.mine && !opened.has(blog.id);
  return (
    <FeedSettingsProvider>
      <div className={blog ? 'duo' : undefined} style={{ '--duo-side': '16rem' } as CSSProperties}>
        <div className="article-main">
          <article className="stack" aria-labelledby="page-title">
            <PageTitle
              title={title}
              lead={missing && 'It may have been unpublished, or you may not have access to it.'}
              crumbs={crumbs}
            />
            {loading && <Skeleton count={1} label="Loading the blog" />}
            {missing && (
              <>
                <ClosedDoor size={150} />
                <ButtonLink href="/blogs" variant="primary">
                  Go to the blogs
                </ButtonLink>
              </>
            )}
            {error && !missing && (
              <ErrorState level={2} boxed title="Couldn’t load the blog" onRetry={retry} retrying={refreshing}>
                {textForPeople(error)}
              </ErrorState>
            )}
            {blog && (
              <Article
                key={blog.id}
                blog={blog}
                shut={shut}
                onOpen={() => {
                  opened.add(blog.id);
                  redraw((count) => count + 1);
                }}
              />
            )}
          </article>
          {blog && <ArticleComments key={blog.id} id={blog.id} />}
        </div>
        {blog && <ArticleSide blog={blog} />}
      </div>
    </FeedSettingsProvider>
  );
}
