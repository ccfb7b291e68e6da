import { mayHere } from '#platform/web/acting.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ResourceRequest } from '../contract.ts';
import { useMyRequests, useWithdrawRequest } from './data.ts';

function Own({ request: { id, words, note, createdAt, settledAt, resource } }: { readonly request: ResourceRequest }) {
  const withdraw = useWithdrawRequest({
    onDone: () => {
      toast({ title: 'Withdrawn', description: words });
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t withdraw your request'),
  });
  return (
    <li className="review-item" id={`own-request-${id}`}>
      <p className="row">
        <Chip tone={resource ? 'ok' : 'plain'}>{resource ? 'Answered' : settledAt ? 'Closed' : 'Open'}</Chip>
        <span className="soft small">
          <Time value={createdAt} />
        </span>
      </p>
      <h3>{words}</h3>
      {note && <p className="resource-text">{note}</p>}
      {resource && (
        <p>
          In the library now: <Link href={`/resources/${resource.id}`}>{resource.title}</Link>
        </p>
      )}
      {settledAt && !resource && <p>There is no resource for it in the library now.</p>}
      {!settledAt && mayHere('withdrawResourceRequest') && (
        <div className="row">
          <Button variant="quiet" pending={withdraw.pending} onClick={() => withdraw.mutate({ id })}>
            Withdraw request<span className="vh">: {words}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** What I asked the library for: nothing while there is nothing, and a way to try again where it can’t be read. */
export function OwnRequests() {
  const list = useMyRequests();
  if (list.items.length === 0 && !list.error) return null;
  return (
    <Section title="What you asked for">
      <List
        list={list}
        shown={list.items.length}
        things={['request', 'requests']}
        prefix="own-request"
        level={3}
        empty={null}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((request) => (
            <Own key={request.id} request={request} />
          ))}
        </ul>
      </List>
    </Section>
  );
}
