import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { CrisisSupportRequest, OwnSupporter } from '../contract.ts';
import { ApplyForm } from './apply-form.tsx';
import { useHelpersNews, useOwnSupporter, useRequests, useSetDuty } from './data-requests.ts';
import { RequestHead } from './my-requests.tsx';
import { HelpersReports } from './report-news.tsx';
import './crisis.css';

function Duty({ own }: { readonly own: OwnSupporter }) {
  const set = useSetDuty({ onFail: failed('Couldn’t change your duty') });
  return (
    <Section title="Duty">
      <div className="stack">
        <Switch
          label="I’m on duty"
          hint="While you’re on duty, you see waiting requests and members see you’re available."
          checked={own.onDuty}
          onChange={(onDuty) => set.mutate({ onDuty })}
        />
        <p className="soft">
          You help with {own.openRequests} of at most {own.limit} requests at a time.
        </p>
      </div>
    </Section>
  );
}

function Requests({
  title,
  none,
  requests,
}: {
  title: string;
  none: string;
  requests: readonly CrisisSupportRequest[];
}) {
  return (
    <Section title={title}>
      {requests.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list">
          {requests.map((request) => (
            <li key={request.id} className="crisis-request">
              <h3>
                <Link href={`/crisis-support/requests/${request.id}`}>{request.description}</Link>
              </h3>
              <RequestHead request={request} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Queue({ own, isDuty }: { readonly own: OwnSupporter; readonly isDuty: boolean }) {
  const list = useRequests(true);
  useHelpersNews(true);
  if (list.error) {
    return (
      <ErrorState level={2} title="Couldn’t load the requests" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  const of = (side: CrisisSupportRequest['side']) => list.items.filter((request) => request.side === side);
  return (
    <>
      {isDuty && <Requests title="Escalated" none="No requests are escalated." requests={of('duty')} />}
      <Requests
        title="You help with"
        none="You aren’t helping with any requests right now."
        requests={of('supporter')}
      />
      <Requests
        title="Waiting"
        none={own.onDuty || isDuty ? 'No one is waiting.' : 'You see waiting requests while you’re on duty.'}
        requests={of('waiting')}
      />
    </>
  );
}

function Helping({ own, isDuty }: { readonly own: OwnSupporter; readonly isDuty: boolean }) {
  if (own.state === 'approved' || isDuty) {
    return (
      <>
        {own.state === 'approved' && <Duty own={own} />}
        <Queue own={own} isDuty={isDuty} />
      </>
    );
  }
  if (own.state === 'applied') {
    return (
      <EmptyState level={2} title="Your application is waiting for a decision">
        <p>An administrator will read it. We’ll send you a notification when there’s a decision.</p>
      </EmptyState>
    );
  }
  return (
    <Section
      title="Become a supporter"
      intro="Supporters answer members who ask for support here. An administrator approves every supporter."
    >
      {own.state === 'declined' && <Notice title="You’re no longer a supporter">You can apply again.</Notice>}
      <ApplyForm />
    </Section>
  );
}

/** For those who help, and for those who want to. */
export function Screen() {
  const { data, loading, error, retry, refreshing } = useOwnSupporter();
  const { member } = useSession();
  const waiting = useWaitingRoles('duty');
  const isDuty = member?.roles.includes('duty') ?? false;
  const reviews = isDuty && member?.roles.some((role) => role === 'moderator' || role === 'admin');
  return (
    <div className="crisis">
      <PageTitle title="Supporting others" crumbs={[{ label: 'Crisis Support', href: '/crisis-support' }]} />
      {waiting.length > 0 && <RoleWaits roles={waiting} />}
      {loading && <Skeleton look="row" label="Loading your supporter details" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your supporter details" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Helping own={data} isDuty={isDuty} />}
      {data && <HelpersReports />}
      {reviews && (
        <p>
          <Link href="/crisis-support/reports">Reports in crisis support</Link>
        </p>
      )}
    </div>
  );
}
