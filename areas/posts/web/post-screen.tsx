/// <reference types="vite/client" />
import { Suspense, useEffect } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { PostCard } from './card/post-card.tsx';
import { Comments } from './comments/lazy-comments.ts';
import { usePost, usePostById } from './data.ts';
import { FeedSettingsProvider } from './feed-settings.tsx';
import { PostMissing } from './post-missing.tsx';
import './posts.css';

const home = [{ label: 'Home', href: '/' }];

/** One post with its whole conversation. */
export function Screen({ params }: { params: { id: string } }) {
  const id = Number(params.id);
  return Number.isSafeInteger(id) && id > 0 ? <Page id={id} /> : <PostMissing />;
}

function Page({ id }: { readonly id: number }) {
  const { error, loading, retry, refreshing, data } = usePost(id);
  const post = usePostById(id);
  const title = post ? `Post by ${post.author.displayName}` : 'Post';
  useTitle(post ? title : undefined);
  // Articles and topics have pages of their own, which take this one's place: Back leads to where the reader was.
  const elsewhere = post && post.path !== `/post/${id}` ? post.path : undefined;
  useEffect(() => {
    if (elsewhere) navigate(`${elsewhere}${location.hash}`, { replace: true });
  }, [elsewhere]);
  // The entity goes when the post is deleted, the answer stays.
  if (statusOf(error) === 404 || (data && !post)) return <PostMissing />;
  return (
    <FeedSettingsProvider>
      <div className="post-page">
        <PageTitle title={title} crumbs={home} />
        {loading && <Skeleton count={1} label="Loading the post" />}
        {error && (
          <ErrorState level={2} boxed title="Couldn’t load the post" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {post && !elsewhere && (
          <>
            <PostCard id={id} level={2} alone onGone={() => navigate('/', { replace: true })} />
            <Card>
              <Suspense fallback={<Skeleton count={2} look="row" label="Loading the comments" />}>
                <Comments postId={id} level={2} />
              </Suspense>
            </Card>
          </>
        )}
      </div>
    </FeedSettingsProvider>
  );
}
