import { useId, useState } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SupporterApplication } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useApplications, useDecide } from './data-requests.ts';
import './crisis.css';

const stateWords = { applied: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;

function DecideDialog({ of, onClose }: { readonly of: SupporterApplication; readonly onClose: () => void }) {
  const id = useId();
  const decide = useDecide();
  const form = useForm<{ approve: 'yes' | 'no' | ''; reason: string }>({
    initial: { approve: '', reason: '' },
    validate: ({ approve, reason }) => ({
      approve: approve ? undefined : 'Choose one.',
      reason: reason.trim() ? undefined : 'Write your reason. It goes on the record.',
    }),
    submit: async ({ approve, reason }) => {
      await decide.mutateAsync({ userId: of.person.id, approve: approve === 'yes', reason });
      toast({ title: approve === 'yes' ? `${of.person.displayName} is a supporter now` : 'Declined' });
      onClose();
    },
  });
  const approve = form.field('approve');
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Decide on ${of.person.displayName}`}
      dirty={form.values.reason.trim() !== ''}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" pending={form.submitting}>
            Decide
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <RadioGroup
          id={approve.id}
          legend="Decision"
          options={[
            { value: 'yes', label: 'Approve', hint: 'They become a supporter.' },
            { value: 'no', label: 'Decline', hint: 'They can apply again.' },
          ]}
          value={approve.value || null}
          error={approve.error}
          onChange={approve.onChange}
        />
        <TextArea label="Reason" limit={limits.reason} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}

function Application({ of }: { readonly of: SupporterApplication }) {
  const [deciding, setDeciding] = useState(false);
  const { person, state, title, experience, specialties, why, appliedAt } = of;
  return (
    <li className="crisis-request">
      <h2>
        <Link href={`/profile/${person.id}`}>{person.displayName}</Link>
      </h2>
      <p className="row">
        <Chip tone={state === 'approved' ? 'ok' : state === 'applied' ? 'action' : 'plain'}>{stateWords[state]}</Chip>
        <span className="soft small">
          <Time value={appliedAt} />
        </span>
      </p>
      <p>
        {title}, {counted(experience, 'year')} of experience: {specialties.join(', ')}.
      </p>
      <p className="crisis-words">{why}</p>
      {state === 'applied' && (
        <div>
          <Button onClick={() => setDeciding(true)}>
            Decide<span className="vh"> about {person.displayName}</span>
          </Button>
        </div>
      )}
      {deciding && <DecideDialog of={of} onClose={() => setDeciding(false)} />}
    </li>
  );
}

function Applications() {
  const list = useApplications();
  if (list.loading) return <Skeleton look="row" label="Loading applications" />;
  if (list.error) {
    return (
      <ErrorState level={2} title="Couldn’t load the applications" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  if (list.items.length === 0) {
    return (
      <EmptyState level={2} title="No applications yet">
        <p>Members can apply on the “Supporting others” page.</p>
      </EmptyState>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list" role="list">
      {list.items.map((application) => (
        <Application key={application.person.id} of={application} />
      ))}
    </ul>
  );
}

/** Who wants to become a supporter, for administrators. */
export function Screen() {
  const waiting = useWaitingRoles('admin');
  return (
    <>
      <PageTitle title="Supporter applications" lead="Read each application and decide." />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Applications />}
    </>
  );
}
