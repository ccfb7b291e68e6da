/// <reference types="vite/client" />

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { mayHere } from '#platform/web/acting.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip, type ChipTone } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Resource } from '../contract.ts';
import { useMine, useWithdraw } from './data.ts';
import { OwnRequests } from './own-requests.tsx';
import { libraryCrumbs } from './with-resource.tsx';
import './resources.css';

const states: Readonly<Record<Resource['status'], { readonly label: string; readonly tone: ChipTone }>> = {
  pending: { label: 'Waiting for review', tone: 'plain' },
  published: { label: 'Published', tone: 'ok' },
  returned: { label: 'Returned', tone: 'warn' },
  declined: { label: 'Declined', tone: 'danger' },
};

function Own({ resource }: { readonly resource: Resource }) {
  const { id, title, status, reason } = resource;
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdraw({
    onDone: () => {
      toast({ title: 'Withdrawn', description: title });
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t withdraw your request'),
  });
  const isOpen = status === 'pending' || status === 'returned';
  return (
    <li className="review-item" id={`own-resource-${id}`}>
      <p className="row">
        <Chip tone={states[status].tone}>{states[status].label}</Chip>
      </p>
      <h3>
        <Link href={`/resources/${id}`}>{title}</Link>
      </h3>
      {reason && (
        <p>
          <strong>Reason:</strong> {reason}
        </p>
      )}
      {status !== 'published' && mayHere('withdrawResource') && (
        <div className="row">
          {isOpen && (
            <ButtonLink href={`/resources/${id}/edit`}>
              {status === 'returned' ? 'Change and send again' : 'Change'}
              <span className="vh"> {title}</span>
            </ButtonLink>
          )}
          <Button variant="quiet" pending={withdraw.pending} onClick={() => setAsking(true)}>
            {isOpen ? 'Withdraw' : 'Delete'}
            <span className="vh"> {title}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title="Delete this resource?"
        confirmLabel="Delete it"
        cancelLabel="Keep it"
        danger
        onConfirm={() => {
          setAsking(false);
          withdraw.mutate({ id });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>“{title}” and its file will be deleted. Only you and moderators have seen it.</p>
      </ConfirmDialog>
    </li>
  );
}

/** What became of what one has sent. */
export function Screen() {
  const list = useMine();
  return (
    <div className="library-page">
      <PageTitle
        title="Your resources"
        lead="What you have submitted, and what became of it."
        crumbs={libraryCrumbs}
        actions={
          mayHere('createResource') && (
            <ButtonLink href="/resources/submit" icon={Plus}>
              Submit Resource
            </ButtonLink>
          )
        }
      />
      <h2 className="vh">Resources</h2>
      <List
        list={list}
        shown={list.items.length}
        things={['resource', 'resources']}
        prefix="own-resource"
        level={3}
        empty={
          <EmptyState
            title="You have not submitted anything yet"
            action={mayHere('createResource') && <ButtonLink href="/resources/submit">Submit a Resource</ButtonLink>}
          >
            <p>Do you know a page or a form that helped you? Others may need it too.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((resource) => (
            <Own key={resource.id} resource={resource} />
          ))}
        </ul>
      </List>
      {mayHere('listMyResourceRequests') && <OwnRequests />}
    </div>
  );
}
