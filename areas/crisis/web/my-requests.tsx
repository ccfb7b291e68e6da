import { MessageSquare, Phone } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { CrisisSupportRequest } from '../contract.ts';
import { useAskAgain, useMyRequests } from './data-requests.ts';
import { minutesInWords, statusWords, typeWords, urgencyWords } from './words.ts';

export function RequestHead({ request }: { readonly request: CrisisSupportRequest }) {
  const status = statusWords[request.status];
  return (
    <p className="row">
      <Chip tone={status.tone}>{status.label}</Chip>
      <Chip tone={request.urgencyLevel === 'emergency' ? 'danger' : 'plain'}>{urgencyWords(request.urgencyLevel)}</Chip>
      <Chip>{typeWords(request.supportType)}</Chip>
      {request.isAnonymous && <Chip>Without a name</Chip>}
      <span className="soft small">
        <Time value={request.createdAt} />
      </span>
    </p>
  );
}

function Own({ request }: { readonly request: CrisisSupportRequest }) {
  const { id, description, supporterId, supporter, responseTime, status } = request;
  return (
    <li className="crisis-request">
      <h3>
        <Link href={`/crisis-support/requests/${id}`}>{description}</Link>
      </h3>
      <RequestHead request={request} />
      {supporterId !== null && (
        <div className="row">
          <p>
            <strong>Supporter assigned</strong>
            {supporter && <>: {supporter.displayName}</>}
            {responseTime !== null && <span className="soft"> after {minutesInWords(responseTime)}</span>}
          </p>
          <ButtonLink href={`/crisis-support/requests/${id}#conversation`} icon={MessageSquare}>
            Message<span className="vh"> about “{description}”</span>
          </ButtonLink>
          {responseTime !== null && status !== 'resolved' && (
            <ButtonLink href={`/crisis-support/requests/${id}#call`} icon={Phone}>
              Join Call<span className="vh"> about “{description}”</span>
            </ButtonLink>
          )}
        </div>
      )}
    </li>
  );
}

/** No spinner: what is known shows at once, and an empty list says so. */
export function MyRequests() {
  const list = useMyRequests();
  useAskAgain(['listMyCrisisSupport']);
  if (list.error) {
    return (
      <ErrorState title="Couldn’t load your requests" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)} You can still call the numbers above.
      </ErrorState>
    );
  }
  if (list.items.length === 0 && !list.loading) {
    return (
      <EmptyState title="You haven’t asked for support yet">
        <p>When you do, your requests and replies will be here. Only you and your supporter can read them.</p>
      </EmptyState>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list" role="list">
      {list.items.map((request) => (
        <Own key={request.id} request={request} />
      ))}
    </ul>
  );
}
