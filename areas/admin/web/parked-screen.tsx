import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ParkedWork } from '../contract.ts';
import { useDiscardParked, useParkedWork, useRetryAllParked, useRetryParked } from './data.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import './admin.css';

export function Screen() {
  const waiting = useWaitingRoles('admin');
  return (
    <>
      <PageTitle
        title="Parked work"
        lead="Emails, notifications and other follow-up work that failed too often. Nothing here runs until you retry it."
      />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Parked />}
    </>
  );
}

const failed = (error: Error) => toast({ title: textForPeople(error), variant: 'destructive' });

function Parked() {
  const list = useParkedWork();
  const { items } = list;
  useKeptFocus(items.length);
  const retryAll = useRetryAllParked({
    onDone: ({ count }) => toast({ title: `Retrying ${counted(count, 'item')}` }),
    onFail: failed,
  });
  return (
    <div className="stack admin-page">
      <List
        list={list}
        shown={items.length}
        things={['parked item', 'parked items']}
        prefix="parked"
        empty={
          <EmptyState level={2} title="Nothing parked">
            <p>All follow-up work has run, or will be retried automatically.</p>
          </EmptyState>
        }
      >
        <div className="row">
          <Button icon={RotateCw} onClick={() => retryAll.mutate()} pending={retryAll.pending} pendingText="Retrying…">
            Retry all
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {items.map((work) => (
            <ParkedRow key={work.id} work={work} />
          ))}
        </ul>
      </List>
    </div>
  );
}

function ParkedRow({ work }: { readonly work: ParkedWork }) {
  const { id, reaction, event, happenedAt, parkedAt, attempts, error } = work;
  const [asking, setAsking] = useState(false);
  const retry = useRetryParked({
    onDone: () => toast({ title: `Retrying item ${id}` }),
    onFail: failed,
  });
  const discard = useDiscardParked({
    onDone: () => {
      setAsking(false);
      toast({ title: `Discarded item ${id}` });
    },
    onFail: (problem) => {
      setAsking(false);
      failed(problem);
    },
  });
  return (
    <li className="parked-row">
      <div className="admin-words">
        <h2 id={`parked-${id}`} tabIndex={-1}>
          Item {id}: {reaction}
        </h2>
        <p>
          After {event}, <Time value={happenedAt} look="absolute" />
        </p>
        <p className="soft small">
          Parked <Time value={parkedAt} look="absolute" /> after {counted(attempts, 'attempt')}. Error: {error}
        </p>
      </div>
      <div className="row">
        <Button onClick={() => retry.mutate({ id })} pending={retry.pending} pendingText="Retrying…">
          Retry<span className="vh"> item {id}</span>
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Discard<span className="vh"> item {id}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Discard item ${id}?`}
        confirmLabel="Discard permanently"
        danger
        pending={discard.pending}
        onConfirm={() => discard.mutate({ id })}
        onCancel={() => setAsking(false)}
      >
        <p>It will never run, and you can’t restore it. An email that was waiting is deleted.</p>
      </ConfirmDialog>
    </li>
  );
}
