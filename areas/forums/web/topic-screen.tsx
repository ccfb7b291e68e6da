/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import { FeedSettingsProvider, usePost, usePostById } from '#areas/posts/web/public.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { renewKeptTopic, useTopic } from './data.ts';
import { TopicPage } from './topic-page.tsx';
import { isTopic, titleOf } from './words.ts';
import './forums.css';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Forums', href: '/forums' },
];

export const TopicMissing = () => (
  <>
    <PageTitle title="Topic not found" crumbs={crumbs} />
    <EmptyState
      level={2}
      title="Nothing at this address"
      action={<ButtonLink href="/forums">Go to the forums</ButtonLink>}
    >
      <p>It may have been deleted, or you may not have access to it.</p>
    </EmptyState>
  </>
);

/** A topic with its replies. */
export function Screen({ params }: { params: { id: string } }) {
  const id = Number(params.id);
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? <Page key={id} id={id} /> : <TopicMissing />;
}

function Page({ id }: { readonly id: number }) {
  const read = usePost(id);
  const there = usePostById(id) !== undefined;
  const post = read.data;
  const topic = useTopic(id);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    let left = false;
    renewKeptTopic(id)
      .catch(() => undefined)
      .finally(() => {
        if (!left) setFresh(true);
      });
    return () => {
      left = true;
    };
  }, [id]);
  useTitle(post && titleOf(post));
  const elsewhere = post && !isTopic(post) ? post.path : undefined;
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere]);
  const error = read.error ?? topic.error;
  if (statusOf(error) === 404 || (post && !there)) return <TopicMissing />;
  if (error) {
    return (
      <>
        <PageTitle title="Topic" crumbs={crumbs} />
        <ErrorState
          level={2}
          title="Couldn’t load the topic"
          onRetry={() => {
            read.retry();
            topic.retry();
          }}
          retrying={read.refreshing || topic.refreshing}
        >
          {textForPeople(error)}
        </ErrorState>
      </>
    );
  }
  if (!post || !topic.data || elsewhere) {
    return (
      <>
        <PageTitle title={post ? titleOf(post) : 'Topic'} crumbs={crumbs} />
        <Skeleton label="Loading the topic" />
      </>
    );
  }
  return (
    <FeedSettingsProvider>
      <TopicPage post={post} topic={topic.data} fresh={fresh} />
    </FeedSettingsProvider>
  );
}
