import { type ReactNode, useEffect, useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { Button } from './button.tsx';
import { LoadMore, Pagination } from './load-more.tsx';
import { Progress } from './progress.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyState, EndState, ErrorState } from './states.tsx';
import { Steps } from './steps.tsx';

const Setup = () => {
  const [step, setStep] = useState(2);
  return (
    <Steps
      label="Steps of Quick Setup"
      steps={['Reading', 'Colour and contrast', 'Motion and sound', 'Keyboard and pointer', 'Check and save']}
      current={step}
      onGo={setStep}
    />
  );
};

/** What loads for ever would tell every reader that the page is never ready. */
const Loading = ({ what, children }: { what: string; children: ReactNode }) => {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(false), 5000);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <>
      <Button onClick={() => setBusy(true)}>Load {what} for five seconds</Button>
      {busy && children}
    </>
  );
};

export const examples: Examples = [
  {
    title: 'Loading',
    render: () => (
      <Loading what="posts">
        <Skeleton count={1} label="Loading posts" />
      </Loading>
    ),
  },
  {
    title: 'Loading rows',
    render: () => (
      <Loading what="people">
        <Skeleton count={2} look="row" label="Loading people" />
      </Loading>
    ),
  },
  {
    title: 'Empty',
    render: () => (
      <EmptyState title="No posts yet" level={4} boxed action={<Button variant="primary">Write the first post</Button>}>
        <p>Be the first to share something with the community!</p>
      </EmptyState>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <ErrorState level={4} boxed reference="7F3-21" onRetry={() => undefined}>
        <p>Failed to load blogs. Please try again later.</p>
      </ErrorState>
    ),
  },
  {
    title: 'End of a list',
    render: () => (
      <EndState title="That’s everything since Thursday." action={<Button>Load older posts</Button>}>
        <p>Older posts are still on the shelf.</p>
      </EndState>
    ),
  },
  { title: 'Load more', render: () => <LoadMore shown={20} total={64} onLoad={() => undefined} /> },
  { title: 'Numbered pages', render: () => <Pagination page={2} pages={7} hrefFor={(page) => `?page=${page}`} /> },
  { title: 'Progress', render: () => <Progress label="Goals reached" value={3} max={7} text="3 of 7" /> },
  { title: 'Steps', wide: true, render: () => <Setup /> },
];
