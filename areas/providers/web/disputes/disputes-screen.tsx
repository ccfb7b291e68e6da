/// <reference types="vite/client" />
import { useId, useState } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { whenThere } from '#areas/bookings/web/public.ts';
import { countedHours } from '#platform/contract/counted.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ProviderDispute } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { crumbs } from '../crumbs.ts';
import { useDisputes, useSettle } from './data.ts';
import { choicesOf, saidText } from './dispute-words.ts';
import '../providers.css';

/** For moderators: whether a booking took place, and how long it was, where the two sides say different things. */
export function Screen() {
  const waiting = useWaitingRoles('moderator', 'admin');
  return (
    <>
      <PageTitle
        title="Provider disputes"
        lead="A provider and a member say different things about a booking. Compare what each of them says, then decide."
        crumbs={crumbs}
      />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Disputes />}
    </>
  );
}

function Disputes() {
  const list = useDisputes();
  return (
    <>
      <h2 className="vh">Open disputes</h2>
      <List
        list={list}
        shown={list.items.length}
        things={['dispute', 'disputes']}
        prefix="provider-dispute"
        level={3}
        empty={
          <EmptyState title="Nothing to decide">
            <p>When a provider and a member don’t agree on a booking, it shows here.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list provider-check-list" role="list">
          {list.items.map((dispute) => (
            <Dispute key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      </List>
    </>
  );
}

const person = (one: ProviderDispute['guest']) =>
  one ? <Link href={`/profile/${one.id}`}>{one.displayName}</Link> : 'A former member';

function Dispute({ dispute }: { readonly dispute: ProviderDispute }) {
  const { id, title, businessName, owner, guest, startsAt, endsAt, zone, outcomes, minutes } = dispute;
  const [isSettling, setSettling] = useState(false);
  return (
    <li className="sheet provider-check" id={`provider-dispute-${id}`} tabIndex={-1}>
      <h3>{title}</h3>
      <Facts
        items={[
          { label: 'When', value: whenThere(dispute, zone) },
          { label: 'Booked for', value: countedHours((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) },
          { label: 'Provider', value: businessName },
          { label: 'Its owner', value: person(owner) },
          { label: 'The provider says', value: saidText(outcomes.owner, minutes.owner) },
          { label: 'Who booked it', value: person(guest) },
          { label: 'They say', value: saidText(outcomes.guest, minutes.guest) },
        ]}
      />
      <div className="row">
        <Button variant="primary" description="a dispute about a booking" onClick={() => setSettling(true)}>
          Settle<span className="vh">: {title}</span>
        </Button>
      </div>
      {isSettling && <SettleDialog dispute={dispute} onClose={() => setSettling(false)} />}
    </li>
  );
}

function SettleDialog({ dispute, onClose }: { readonly dispute: ProviderDispute; readonly onClose: () => void }) {
  const formId = useId();
  const settle = useSettle();
  const choices = choicesOf(dispute);
  const form = useForm({
    initial: { choice: '', reason: '' },
    validate: ({ choice, reason }) => ({
      choice: choice ? undefined : 'Choose what happened.',
      reason: reason.trim() ? undefined : 'Say why. Both sides read it.',
    }),
    submit: async ({ choice, reason }) => {
      const chosen = choices.find(({ value }) => value === choice);
      if (!chosen) return;
      const { id, version } = dispute;
      await settle.mutateAsync({ id, version, ...chosen.sent, reason: reason.trim() });
      closeToTitle(onClose);
      toast({ title: 'Dispute settled', description: dispute.title });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Settle “${dispute.title}”?`}
      description="Both sides are told, and read your reason. It can’t be changed afterwards."
      dirty={form.values.reason !== '' || form.values.choice !== ''}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          description="a decision about a booking"
          pending={form.submitting}
        >
          Yes, settle it
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit} className="stack">
        <FormNotices form={form} />
        <RadioGroup
          legend="What happened"
          options={choices.map(({ value, label }) => ({ value, label }))}
          {...form.field('choice')}
          onChange={(choice: string) => form.setValues({ choice })}
        />
        <TextArea label="Your reason" limit={limits.reason} rows={3} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
