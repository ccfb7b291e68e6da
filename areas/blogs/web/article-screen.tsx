/// <reference types="vite/client" />
import { usePostById } from '#areas/feed/web/public.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { Article } from './article/article.tsx';
import { useBlog } from './data.ts';
import './blogs.css';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Blogs', href: '/blogs' },
];

/** One blog with everything around it. */
export function Screen({ params: { slug } }: { params: { slug: string } }) {
  const { data, error, loading, retry, refreshing } = useBlog(slug);
  // Gone when it is deleted; the answer stays.
  const there = usePostById(data?.id ?? 0) !== undefined;
  useTitle(data?.title);
  if (statusOf(error) === 404 || (data && !there)) return <BlogMissing />;
  if (data) return <Article key={data.id} blog={data} crumbs={crumbs} />;
  return (
    <div className="blogs-page stack">
      <PageTitle title="Blog" crumbs={crumbs} />
      {loading && <Skeleton count={1} label="Loading the blog" />}
      {error && (
        <ErrorState level={2} boxed title="The blog did not load" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </div>
  );
}

/** Unknown, deleted, unpublished and not for this reader all look the same. */
function BlogMissing() {
  useTitle('This blog is not here');
  return (
    <div className="post-page">
      <PageTitle
        title="This blog is not here"
        lead="It may have been taken back, or it may not be for you to see."
        crumbs={crumbs}
      />
      <ClosedDoor size={150} />
      <ButtonLink href="/blogs" variant="primary">
        Go to the blogs
      </ButtonLink>
    </div>
  );
}
