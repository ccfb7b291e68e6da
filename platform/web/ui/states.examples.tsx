import { useState } from 'react';
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

export const examples: Examples = [
  { title: 'Loading', render: () => <Skeleton count={1} label="Loading posts" /> },
  { title: 'Loading rows', render: () => <Skeleton count={2} look="row" label="Loading people" /> },
  {
    title: 'Empty',
    render: () => (
      <EmptyState title="No posts yet" level={4} boxed action={<Button variant="primary">Write a post</Button>}>
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
