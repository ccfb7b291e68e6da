import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { AuthorRequest } from '../contract.ts';
import { useAgreeToAuthor, useAuthorRequests, useDropAuthorRequest } from './data.ts';
import './forums.css';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Forums', href: '/forums' },
];

/** What moderators have asked about posts without a name. */
export function Screen() {
  const { member } = useSession();
  const isModerator = member?.roles.some((role) => role === 'moderator' || role === 'admin') === true;
  return (
    <div>
      <PageTitle
        title="Posts without a name"
        lead="Moderators learn who wrote a reported post only when two of them agree."
        crumbs={crumbs}
      />
      {isModerator ? (
        <Requests />
      ) : (
        <EmptyState
          level={2}
          title="This page is for moderators"
          action={<ButtonLink href="/forums">Go to the forums</ButtonLink>}
        />
      )}
    </div>
  );
}

function Requests() {
  const { data, error, loading, refreshing, retry } = useAuthorRequests();
  if (loading) return <Skeleton count={2} look="row" label="Loading the questions" />;
  if (error) {
    return (
      <ErrorState level={2} title="Couldn’t load the questions" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data || data.length === 0) {
    return (
      <EmptyState level={2} title="No open questions">
        <p>You can ask beside a reported post that shows no name.</p>
      </EmptyState>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list" role="list" aria-label="Questions">
      {data.map((request) => (
        <Row key={request.id} request={request} />
      ))}
    </ul>
  );
}

const someone = 'A former moderator';

function Row({ request }: { readonly request: AuthorRequest }) {
  const { excerpt, path, reason, askedBy, askedAt, agreedAt, agreedBy, author, contentType } = request;
  return (
    <li className="stack author-question">
      <h2>
        <Link href={path}>
          {contentType === 'post' ? 'Topic' : 'Reply'}: {excerpt}
        </Link>
      </h2>
      <p>{reason}</p>
      <p className="small soft">
        {askedBy?.displayName ?? someone} asked, <Time midSentence value={askedAt} />
        {agreedAt && `. ${agreedBy?.displayName ?? someone} agreed.`}
      </p>
      {agreedAt && author && (
        <p>
          It was written by <Link href={`/profile/${author.id}`}>{author.displayName}</Link>. Keep it to what you need
          it for.
        </p>
      )}
      {agreedAt && !author && <p className="soft">Only the two moderators see who it was.</p>}
      {!agreedAt && <Answer request={request} />}
    </li>
  );
}

function Answer({ request: { id, mine, excerpt } }: { readonly request: AuthorRequest }) {
  const done = (words: string) => () => {
    announce(words);
    document.getElementById('page-title')?.focus();
  };
  const onFail = failed('That didn’t work');
  const agree = useAgreeToAuthor({ onDone: done('You agreed'), onFail });
  const drop = useDropAuthorRequest({ onDone: done(mine ? 'Your question is withdrawn' : 'You said no'), onFail });
  const named = <span className="vh">, {excerpt}</span>;
  return (
    <div className="row">
      {!mine && (
        <Button variant="primary" pending={agree.pending} onClick={() => agree.mutate({ id })}>
          Agree to show it{named}
        </Button>
      )}
      <Button pending={drop.pending} onClick={() => drop.mutate({ id })}>
        {mine ? 'Withdraw my question' : 'Say no'}
        {named}
      </Button>
    </div>
  );
}
