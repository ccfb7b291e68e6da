import { LockKeyhole, LockKeyholeOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SafetyPlan } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useDeletePlan, useSafetyPlan, useSavePlan } from './data-plan.ts';
import { LeaveQuickly } from './leave-quickly.tsx';
import { Numbers } from './numbers.tsx';
import { openPlan, type Plan, sealPlan } from './plan-seal.ts';
import { sayFailed } from './words.ts';
import './crisis.css';

/** In the order in which they help; the names are stored inside the sealed plan. */
const parts = [
  { name: 'signs', label: 'How I notice that it gets hard' },
  { name: 'myself', label: 'What I can do by myself' },
  { name: 'places', label: 'Places and people that take my mind off it' },
  { name: 'people', label: 'Whom I can ask for help' },
  { name: 'services', label: 'Services that I call or write to' },
  { name: 'safe', label: 'How I make the place around me safe' },
  { name: 'reasons', label: 'What matters to me' },
] as const;
type PartName = (typeof parts)[number]['name'];
type Values = Record<PartName, string>;

const valuesOf = (plan: Plan): Values =>
  Object.fromEntries(parts.map(({ name }) => [name, plan[name] ?? ''])) as Values;

interface Opened {
  readonly plan: Plan;
  readonly passphrase: string;
}

function PlanForm({ opened, version, onClose }: { opened: Opened; version: number; onClose: () => void }) {
  const save = useSavePlan();
  const form = useForm<Values>({
    initial: valuesOf(opened.plan),
    validate: (values) =>
      Object.fromEntries(
        parts
          .filter(({ name }) => values[name].length > limits.planPart)
          .map(({ name }) => [name, `Use at most ${limits.planPart} characters.`]),
      ),
    submit: async (values) => {
      await save.mutateAsync({ sealed: await sealPlan(values, opened.passphrase), version });
      toast({ title: 'Your plan is saved', description: 'It is sealed. It opens with your passphrase alone.' });
    },
  });
  return (
    <form className="stack crisis-form" aria-label="My safety plan" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      {parts.map(({ name, label }) => (
        <TextArea key={name} label={label} optional rows={3} limit={limits.planPart} {...form.field(name)} />
      ))}
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Sealing…">
          Save my plan
        </Button>
        <Button icon={LockKeyhole} onClick={onClose}>
          Close the plan
        </Button>
      </div>
    </form>
  );
}

function NewPassphrase({ onOpen }: { readonly onOpen: (opened: Opened) => void }) {
  const form = useForm({
    initial: { passphrase: '', again: '' },
    validate: ({ passphrase, again }) => ({
      passphrase: passphrase.length < limits.passphrase ? `Use at least ${limits.passphrase} characters.` : undefined,
      again: again === passphrase ? undefined : 'The two are not the same.',
    }),
    submit: async ({ passphrase }) => onOpen({ plan: {}, passphrase }),
  });
  return (
    <Section
      title="Choose a passphrase"
      intro="Four words that belong together for you alone are good. Your browser seals the plan with it."
    >
      <form className="stack crisis-form" aria-label="Choose a passphrase" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <Notice tone="warn" title="Nobody can open it without the passphrase, and we cannot either">
          If you forget it, the plan is lost. You can then delete it and write a new one.
        </Notice>
        <TextField label="Passphrase" type="password" autoComplete="new-password" {...form.field('passphrase')} />
        <TextField label="Passphrase, again" type="password" autoComplete="new-password" {...form.field('again')} />
        <div>
          <Button type="submit" variant="primary">
            Write my plan
          </Button>
        </div>
      </form>
    </Section>
  );
}

function Locked({ sealed, onOpen }: { readonly sealed: string; readonly onOpen: (opened: Opened) => void }) {
  const [wrong, setWrong] = useState<string>();
  const form = useForm({
    initial: { passphrase: '' },
    submit: async ({ passphrase }) => {
      const plan = await openPlan(sealed, passphrase);
      setWrong(plan ? undefined : 'It does not open with this passphrase. Try again.');
      if (plan) onOpen({ plan, passphrase });
    },
  });
  const [asking, setAsking] = useState(false);
  const remove = useDeletePlan({
    onDone: () => toast({ title: 'Your plan is deleted' }),
    onFail: sayFailed('Your plan was not deleted'),
  });
  const field = form.field('passphrase');
  return (
    <Section title="Your plan is sealed" intro="It opens here, in your browser, with your passphrase.">
      <form className="stack crisis-form" aria-label="Open my plan" noValidate onSubmit={form.handleSubmit}>
        <div aria-live="polite">{wrong && <Notice tone="danger" title={wrong} />}</div>
        <TextField label="Passphrase" type="password" autoComplete="current-password" {...field} />
        <div className="row">
          <Button
            type="submit"
            variant="primary"
            icon={LockKeyholeOpen}
            pending={form.submitting}
            pendingText="Opening…"
          >
            Open my plan
          </Button>
          <Button icon={Trash2} onClick={() => setAsking(true)}>
            I forgot it: delete the plan
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        title="Delete your safety plan?"
        confirmLabel="Delete the plan"
        cancelLabel="Keep it"
        danger
        onConfirm={() => {
          setAsking(false);
          remove.mutate({});
        }}
        onCancel={() => setAsking(false)}
      >
        <p>It cannot come back. Nobody has a copy that can be read.</p>
      </ConfirmDialog>
    </Section>
  );
}

function Own({ stored }: { readonly stored: SafetyPlan }) {
  const [opened, setOpened] = useState<Opened>();
  if (opened) return <PlanForm opened={opened} version={stored.version} onClose={() => setOpened(undefined)} />;
  if (stored.sealed === null) return <NewPassphrase onOpen={setOpened} />;
  return <Locked sealed={stored.sealed} onOpen={setOpened} />;
}

/** In own words, sealed in the browser; the server keeps what it cannot read. */
export function Screen() {
  const { data, error, loading, retry, refreshing } = useSafetyPlan();
  const { region } = useSession();
  return (
    <div className="crisis">
      <PageTitle
        title="My safety plan"
        lead="In your own words, for a hard time. Nobody else can read it."
        crumbs={[{ label: 'Crisis Support', href: '/crisis-support' }]}
        actions={<LeaveQuickly region={region} />}
      />
      <Numbers />
      {loading && <Skeleton count={1} label="Loading your plan" />}
      {error && (
        <ErrorState level={2} title="Your plan did not load" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Own stored={data} />}
    </div>
  );
}
