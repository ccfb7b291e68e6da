import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { CrisisSupportRequest } from '../contract.ts';
import { CallPart } from './call-part.tsx';
import { Conversation } from './conversation.tsx';
import { useHelpersNews, useRequest } from './data-requests.ts';
import { LeaveQuickly } from './leave-quickly.tsx';
import { RequestHead } from './my-requests.tsx';
import { Numbers } from './numbers.tsx';
import { RequestActions } from './request-actions.tsx';
import { contactWords, minutesInWords } from './words.ts';
import './crisis.css';

function Facts({ request }: { readonly request: CrisisSupportRequest }) {
  const { author, side, location, preferredContact, supporter, supporterId, responseTime, status } = request;
  return (
    <div className="stack">
      <RequestHead request={request} />
      {side !== 'author' && <p>{author ? `From ${author.displayName}.` : 'Sent anonymously.'}</p>}
      {location && <p>Where: {location}</p>}
      {preferredContact && <p>Contact by: {contactWords(preferredContact)}</p>}
      {supporterId !== null && (
        <p>
          <strong>Supporter assigned</strong>
          {supporter && <>: {supporter.displayName}</>}
          {responseTime !== null && <span className="soft"> after {minutesInWords(responseTime)}</span>}
        </p>
      )}
      {supporterId === null && side === 'author' && status !== 'resolved' && (
        <p className="soft">No supporter has accepted it yet. This page checks every 15 seconds.</p>
      )}
      <RequestActions request={request} />
    </div>
  );
}

/** One request with its conversation, for its author and for who helps. */
export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const read = useRequest(params.id);
  const { region } = useSession();
  const request = read.data;
  useHelpersNews(request !== undefined && request.side !== 'author');
  const mine = request?.side === 'author';
  return (
    <div className="crisis">
      <PageTitle
        title="A request for support"
        crumbs={[
          { label: 'Crisis Support', href: '/crisis-support' },
          mine || !request
            ? { label: 'My Requests', href: '/crisis-support?tab=mine' }
            : { label: 'Supporting others', href: '/crisis-support/helping' },
        ]}
        actions={<LeaveQuickly region={region} />}
      />
      <Numbers />
      {read.loading && <Skeleton count={1} label="Loading the request" />}
      {read.error &&
        (statusOf(read.error) === 404 ? (
          <EmptyState level={2} title="Request not found">
            <p>It may be closed, or someone else may be helping with it now.</p>
          </EmptyState>
        ) : (
          <ErrorState level={2} title="Couldn’t load the request" onRetry={read.retry} retrying={read.refreshing}>
            {textForPeople(read.error)}
          </ErrorState>
        ))}
      {request && (
        <>
          <Section title="What was asked">
            <div className="stack">
              <Readable what="what was asked">
                <p className="crisis-words">{request.description}</p>
              </Readable>
              <Facts request={request} />
            </div>
          </Section>
          <CallPart request={request} />
          {request.side !== 'waiting' && <Conversation request={request} />}
        </>
      )}
    </div>
  );
}
