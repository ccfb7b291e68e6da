import { type ReactNode, useEffect, useRef } from 'react';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Missing, Waiting } from '#platform/web/ui/by-id.tsx';
import type { Crumb } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { AgeStep } from './age-step.tsx';
import { homeCrumb } from './crumbs.ts';
import { useStanding } from './data.ts';

const missing = {
  thing: 'page',
  title: 'Connections',
  missing: 'Connections is for adults',
  lead: 'It’s for people aged 18 and over. There’s nothing here for you to open.',
  way: { label: 'Go to Home', href: '/' },
  crumbs: homeCrumb,
};

interface AdultsProps {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly children: ReactNode;
}

/** Connections is for adults: everybody else finds nothing here. */
export function Adults({ title, crumbs = homeCrumb, children }: AdultsProps) {
  const { data, error, loading, refreshing, retry } = useStanding();
  const asked = useRef(false);
  const isAnswered = data?.age != null || statusOf(error) === 404;
  if (data && !data.age) asked.current = true;
  // The form has gone with what was pressed: the focus goes to the page that follows.
  useEffect(() => {
    if (!asked.current || !isAnswered) return;
    asked.current = false;
    focusHeading();
  }, [isAnswered]);
  if (statusOf(error) === 404) return <Missing {...missing} />;
  if (data?.age) return children;
  if (data) return <AgeStep />;
  return (
    <Waiting words={{ title, crumbs }}>
      {loading || !error ? (
        <Skeleton count={1} label="Loading Connections" />
      ) : (
        <ErrorState level={2} title="Couldn’t load Connections" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </Waiting>
  );
}
