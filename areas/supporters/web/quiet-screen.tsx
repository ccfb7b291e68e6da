/// <reference types="vite/client" />
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { SupportGrant } from '../contract.ts';
import { useEndSupport, useSupporters } from './data.ts';
import './supporters.css';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Crisis Support', href: '/crisis-support' },
];

/** For someone who may be watched: few words, nothing in colour, and no one is told. */
export function Screen() {
  const { data, error, loading, refreshing, retry } = useSupporters();
  return (
    <div className="stack" data-safety="">
      <PageTitle title="Your account" lead="End what others can do here. They get no message." crumbs={crumbs} />
      {loading && <Skeleton look="row" label="Loading your account" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your account" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <div id="quiet" tabIndex={-1}>
          {data.mine.length === 0 && <p>No one else can do anything in your account.</p>}
          {data.mine.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
            <ul className="plain-list list" role="list" aria-label="Who can do things here">
              {data.mine.map((grant) => (
                <One key={grant.id} grant={grant} />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

function One({ grant: { id, person } }: { readonly grant: SupportGrant }) {
  const end = useEndSupport({
    onDone: () => {
      document.getElementById('quiet')?.focus();
      announce('Ended. No one was told.');
    },
    onFail: failed('Couldn’t end it', 'They can still act for you.'),
  });
  return (
    <li className="supporter">
      <p className="supporter-in">{person.displayName}</p>
      <Button pending={end.pending} onClick={() => end.mutate({ id, quiet: 'true' })}>
        End quietly<span className="vh"> for {person.displayName}</span>
      </Button>
    </li>
  );
}
