/// <reference types="vite/client" />
import { useId, useState } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { CheckToDecide } from '../contract.ts';
import { poseWords } from '../pure/checks.ts';
import { limits } from '../pure/limits.ts';
import { crumbs } from './crumbs.ts';
import { useChecks, useDecideCheck, useWithdrawCheck } from './data.ts';
import './connections.css';

const states = ['waiting', 'passed'] as const;
const labels = { waiting: 'Waiting', passed: 'Passed, and counting now' } as const;

/** For moderators: who is who in Connections. */
export function Screen() {
  useTitle('Connections checks');
  const waiting = useWaitingRoles('moderator', 'admin');
  return (
    <>
      <PageTitle
        title="Connections checks"
        lead="Members ask for these. Nothing of a picture or a document is kept after your decision. Each is in the audit log."
        crumbs={crumbs}
      />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Checks />}
    </>
  );
}

function Checks() {
  const [query, setQuery] = useQueryParams();
  const state = query.get('state') === 'passed' ? 'passed' : 'waiting';
  const list = useChecks(state);
  return (
    <div className="stack">
      <RadioGroup
        legend="Show"
        options={states.map((value) => ({ value, label: labels[value] }))}
        value={state}
        onChange={(value) => setQuery({ state: value === 'passed' ? value : null })}
      />
      <h2 className="vh">{labels[state]}</h2>
      <List
        list={list}
        shown={list.items.length}
        things={['check', 'checks']}
        prefix="check"
        empty={
          <EmptyState title={state === 'waiting' ? 'No checks wait' : 'No checks count now'}>
            <p>When someone asks for a check, it shows here.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list people-list" role="list">
          {list.items.map((check) => (
            <Check key={check.id} check={check} />
          ))}
        </ul>
      </List>
    </div>
  );
}

const decided = (title: string) => {
  document.getElementById('page-title')?.focus();
  toast({ title });
};

const names = { photo: 'Photo check', identity: 'Identity check' } as const;

function Check({ check }: { readonly check: CheckToDecide }) {
  const { id, kind, state, member, pose, askedAt, decidedAt, decidedBy, version } = check;
  const [asking, setAsking] = useState(false);
  const decide = useDecideCheck({
    onDone: () => decided('Check passed'),
    onFail: failed('Couldn’t save the decision'),
  });
  const about = (
    <span className="vh">
      {' '}
      ({names[kind].toLowerCase()} of {member.name})
    </span>
  );
  return (
    <li id={`check-${id}`}>
      <Card as="article" className="stack" aria-labelledby={`check-${id}-title`}>
        <h3 id={`check-${id}-title`}>
          {names[kind]} of {member.name}
        </h3>
        <Facts
          items={[
            { label: 'Asked', value: <Time value={askedAt} look="absolute" /> },
            ...(pose ? [{ label: 'Pose asked for', value: poseWords[pose] }] : []),
            ...(decidedAt ? [{ label: 'Seen on', value: <Time value={decidedAt} look="absolute" /> }] : []),
            ...(decidedBy ? [{ label: 'By', value: decidedBy }] : []),
          ]}
        />
        {state === 'waiting' && kind === 'photo' && <Compare check={check} />}
        {state === 'waiting' && kind === 'identity' && (
          <p>
            Agree on a time for a video call. Look at a document with the name and a picture. Don’t record it, and don’t
            write down a number.
          </p>
        )}
        <div className="row">
          {state === 'waiting' && (
            <Button
              variant="primary"
              pending={decide.pending}
              description="pass a check"
              onClick={() => decide.mutate({ id, version, isPassed: true, reason: '' })}
            >
              {kind === 'photo' ? 'It’s the same person' : 'I saw the document'}
              {about}
            </Button>
          )}
          {state === 'waiting' && kind === 'identity' && (
            <ButtonLink href={`/messages/with/${member.id}`} description="write about a check">
              Write to {member.name}
            </ButtonLink>
          )}
          <Button description="reason of a check" onClick={() => setAsking(true)}>
            {state === 'waiting' ? 'Decline with a reason' : 'Withdraw with a reason'}
            {about}
          </Button>
        </div>
        {asking && <ReasonDialog check={check} onClose={() => setAsking(false)} />}
      </Card>
    </li>
  );
}

/** Nothing is fetched before the moderator asks for it. */
function Compare({ check: { id, member, photos } }: { readonly check: CheckToDecide }) {
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <Button description="pictures of a check" onClick={() => setShown(true)}>
        Show the pictures<span className="vh"> of {member.name}</span>
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list row" role="list" aria-label={`Pictures of ${member.name}`}>
      <li className="stack">
        <img className="person-photo" src={urlOf('readCheckPose', { id })} alt={`${member.name} in the pose`} />
        <strong aria-hidden="true">In the pose</strong>
      </li>
      {photos.map((photo, at) => (
        <li key={photo} className="stack">
          <img
            className="person-photo"
            src={urlOf('readConnectionPhoto', { id: photo, size: 'small' })}
            alt={`${member.name} in Connections, ${at + 1} of ${photos.length}`}
          />
          <span aria-hidden="true">Photo {at + 1}</span>
        </li>
      ))}
    </ul>
  );
}

function ReasonDialog({ check, onClose }: { readonly check: CheckToDecide; readonly onClose: () => void }) {
  const { id, kind, state, member, version } = check;
  const isWaiting = state === 'waiting';
  const formId = useId();
  const decide = useDecideCheck();
  const withdraw = useWithdrawCheck();
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Say why. The member reads it.' }),
    submit: async ({ reason }) => {
      if (isWaiting) await decide.mutateAsync({ id, version, isPassed: false, reason });
      else await withdraw.mutateAsync({ id, version, reason });
      onClose();
      decided(isWaiting ? 'Check declined' : 'Check withdrawn');
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${isWaiting ? 'Decline' : 'Withdraw'} the ${names[kind].toLowerCase()} of ${member.name}?`}
      description="They read your reason, and can ask again."
      dirty={form.values.reason !== ''}
      footer={
        <Button
          type="submit"
          description="check ended by a moderator"
          form={formId}
          variant="primary"
          pending={form.submitting}
        >
          {isWaiting ? 'Decline the check' : 'Withdraw the check'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label="Your reason" limit={limits.checkReason} rows={3} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
