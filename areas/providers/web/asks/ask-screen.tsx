/// <reference types="vite/client" />
import { X } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { tabDrafts } from '#platform/web/forms/tab-drafts.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { FieldSet } from '#platform/web/ui/field.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Candidate } from '../../contract.ts';
import { limits, type PlanManagement, planManagements } from '../../pure/options.ts';
import { crumbs } from '../crumbs.ts';
import { useAskProviders, useCandidates, useSaved } from '../data.ts';
import { planWords } from '../words.ts';
import { askedIn, measuredReply } from './ask-words.ts';
import '../providers.css';

/** One need, to up to five providers at once. Which ones is in the address. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const ids = askedIn(query, limits.asked);
  const choose = (next: readonly number[]) => setQuery({ providers: next.join(',') || null });
  return (
    <>
      <PageTitle
        title="Ask providers"
        lead="Say once what you need. Each provider gets it in a conversation of its own, and doesn’t see who else was asked."
        crumbs={crumbs}
      />
      <Chosen ids={ids} choose={choose} />
    </>
  );
}

interface ChosenProps {
  readonly ids: readonly number[];
  readonly choose: (ids: readonly number[]) => void;
}

function Chosen({ ids, choose }: ChosenProps) {
  const { data, error, refreshing, retry } = useCandidates(ids);
  if (error) {
    return (
      <ErrorState level={2} title="Couldn’t load the providers" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (ids.length > 0 && !data) return <Skeleton label="Loading the providers" />;
  return <AskForm ids={ids} candidates={data ?? []} choose={choose} />;
}

interface Values {
  readonly providerIds: string;
  readonly what: string;
  readonly where: string;
  readonly when: string;
  readonly howOften: string;
  readonly planManagement: '' | PlanManagement;
  readonly access: string;
}

function AskForm({ ids, candidates, choose }: ChosenProps & { readonly candidates: readonly Candidate[] }) {
  const ask = useAskProviders();
  const able = candidates.filter(({ whyNot }) => whyNot === '');
  const form = useForm<Values>({
    initial: { providerIds: '', what: '', where: '', when: '', howOften: '', planManagement: '', access: '' },
    draftKey: 'provider-ask',
    drafts: tabDrafts,
    validate: ({ what }) => ({
      what: what.trim() ? undefined : 'Say what you need.',
      providerIds: able.length > 0 ? undefined : 'Choose a provider that you can ask.',
    }),
    submit: async ({ providerIds: _, planManagement, ...need }) => {
      const made = await ask.mutateAsync({
        providerIds: able.map(({ id }) => id),
        need: { ...need, planManagement: planManagement || null },
      });
      toast({ title: 'Sent', description: 'We tell you when a provider answers.' });
      navigate(`/ndis-providers/asks/${made.id}`);
    },
  });
  return (
    <form className="stack provider-agreement-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <FieldSet
        id={form.field('providerIds').id}
        legend={`Providers you ask, up to ${limits.asked}`}
        error={form.errors.providerIds}
      >
        <div className="stack">
          {candidates.length === 0 && <p>None yet.</p>}
          {candidates.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
            <ul className="plain-list list" role="list">
              {candidates.map((one) => (
                <li key={one.id} className="provider-search">
                  <div>
                    <strong>{one.businessName}</strong>
                    <p className="soft small">
                      {one.suburb}, {one.state}.{' '}
                      {one.whyNot || `Usual first answer: ${measuredReply(one.replyMinutes)}.`}
                    </p>
                  </div>
                  <Button
                    variant="quiet"
                    icon={X}
                    onClick={() => {
                      choose(ids.filter((id) => id !== one.id));
                      announce(`${one.businessName} is no longer asked`);
                      document.getElementById(form.field('providerIds').id)?.focus();
                    }}
                  >
                    Leave out<span className="vh"> {one.businessName}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {ids.length < limits.asked && <AddSaved ids={ids} choose={choose} />}
          <div>
            <ButtonLink
              href={`/ndis-providers${ids.length > 0 ? `?compare=${ids.slice(0, limits.compared).join(',')}` : ''}`}
            >
              Choose others in the directory
            </ButtonLink>
          </div>
        </div>
      </FieldSet>
      <TextArea
        label="What you need"
        hint="Such as help with showering"
        limit={limits.needWhat}
        rows={3}
        {...form.field('what')}
      />
      <TextField label="Where" optional maxLength={limits.needLine} {...form.field('where')} />
      <TextField label="When" optional maxLength={limits.needLine} {...form.field('when')} />
      <TextField label="How often" optional maxLength={limits.needLine} {...form.field('howOften')} />
      <Select
        label="Who looks after your plan’s money"
        optional
        placeholder="I’d rather not say"
        options={planManagements.map((value) => ({ value, label: planWords[value] }))}
        {...form.field('planManagement')}
      />
      <TextArea
        label="What you need to take part"
        optional
        hint="Only what you choose to tell. Each provider you ask reads it."
        limit={limits.needAccess}
        rows={3}
        {...form.field('access')}
      />
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          description="a need for providers"
          pending={form.submitting}
          pendingText="Sending…"
        >
          Send the request
        </Button>
      </div>
    </form>
  );
}

function AddSaved({ ids, choose }: ChosenProps) {
  const { items } = useSaved();
  const others = items.filter(({ id }) => !ids.includes(id));
  if (others.length === 0) return null;
  return (
    <Select
      label="Add one of your saved providers"
      optional
      placeholder="Choose a provider"
      options={others.map(({ id, businessName }) => ({ value: String(id), label: businessName }))}
      value=""
      onChange={({ currentTarget }) => {
        const added = others.find(({ id }) => String(id) === currentTarget.value);
        if (!added) return;
        choose([...ids, added.id]);
        announce(`${added.businessName} is asked too`);
      }}
    />
  );
}
