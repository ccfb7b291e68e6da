import { LockKeyhole, LockKeyholeOpen, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { type SessionMember, useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
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
import { KeepPlanCopy } from './keep-plan-copy.tsx';
import { LeaveQuickly } from './leave-quickly.tsx';
import { Numbers } from './numbers.tsx';
import { dropPlanCopy, followPlan, readPlanCopy } from './plan-copy.ts';
import { parts, type Values, valuesOf } from './plan-parts.ts';
import { PlanReading } from './plan-reading.tsx';
import { openPlan, type Plan, sealPlan } from './plan-seal.ts';
import './crisis.css';

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
      toast({ title: 'Your plan is saved', description: 'It’s sealed. It only opens with your passphrase.' });
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
      again: again === passphrase ? undefined : 'The passphrases don’t match.',
    }),
    submit: async ({ passphrase }) => onOpen({ plan: {}, passphrase }),
  });
  return (
    <Section
      title="Choose a passphrase"
      intro="Four words that only make sense to you work well. Your browser uses them to seal the plan."
    >
      <form className="stack crisis-form" aria-label="Choose a passphrase" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <Notice tone="warn" title="No one can open your plan without the passphrase, not even us">
          If you forget it, the plan is lost. You can delete it and write a new one.
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

interface LockedProps {
  readonly sealed: string;
  readonly onOpen: (opened: Opened) => void;
  /** A copy can be read only. */
  readonly isCopy?: boolean;
}

function Locked({ sealed, onOpen, isCopy }: LockedProps) {
  const [wrong, setWrong] = useState<string>();
  const form = useForm({
    initial: { passphrase: '' },
    submit: async ({ passphrase }) => {
      const plan = await openPlan(sealed, passphrase);
      setWrong(plan ? undefined : 'That passphrase doesn’t open it. Try again.');
      if (plan) onOpen({ plan, passphrase });
    },
  });
  const [asking, setAsking] = useState(false);
  const remove = useDeletePlan({
    onDone: () => {
      dropPlanCopy();
      toast({ title: 'Plan deleted' });
    },
    onFail: failed('Couldn’t delete your plan'),
  });
  const field = form.field('passphrase');
  return (
    <Section title="Your plan is sealed" intro="Open it here in your browser with your passphrase.">
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
          {!isCopy && (
            <Button icon={Trash2} onClick={() => setAsking(true)}>
              I’ve forgotten it: delete the plan
            </Button>
          )}
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
        <p>You can’t undo this. No one else has a copy that can be read.</p>
      </ConfirmDialog>
    </Section>
  );
}

function Own({ stored, member }: { readonly stored: SafetyPlan; readonly member: SessionMember }) {
  const [opened, setOpened] = useState<Opened>();
  const { sealed, version } = stored;
  useEffect(() => followPlan(member.id, sealed), [member, sealed]);
  return (
    <>
      {opened && <PlanForm opened={opened} version={version} onClose={() => setOpened(undefined)} />}
      {!opened && sealed === null && <NewPassphrase onOpen={setOpened} />}
      {!opened && sealed !== null && <Locked sealed={sealed} onOpen={setOpened} />}
      {sealed !== null && <KeepPlanCopy member={member} sealed={sealed} />}
    </>
  );
}

function FromCopy({ sealed }: { readonly sealed: string }) {
  const [opened, setOpened] = useState<Opened>();
  return (
    <>
      <Notice title="This is the copy on this device">
        You can read it without a connection. To change your plan, you need a connection.
      </Notice>
      {opened ? (
        <PlanReading plan={opened.plan} onClose={() => setOpened(undefined)} />
      ) : (
        <Locked sealed={sealed} onOpen={setOpened} isCopy />
      )}
    </>
  );
}

/** The plan as the server has it; where it cannot be reached, the copy on this device. */
function Present() {
  const session = useSession();
  const { member, unknown } = session;
  const { data, error, loading, retry, refreshing } = useSafetyPlan(member !== null);
  if (member && data) return <Own stored={data} member={member} />;
  if (loading) return <Skeleton count={1} label="Loading your plan" />;
  const copy = readPlanCopy(session);
  if (copy !== undefined) return <FromCopy sealed={copy} />;
  if (error) {
    return (
      <ErrorState level={2} title="Couldn’t load your plan" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (unknown === 'asking') return <Skeleton count={1} label="Loading your plan" />;
  if (unknown === 'away') {
    return (
      <Notice title="Your plan needs a connection">
        There’s no copy on this device. You can call the numbers above without a connection.
      </Notice>
    );
  }
  return (
    <Notice
      title="Sign in to see your plan"
      action={
        <ButtonLink href="/sign-in?return=%2Fcrisis-support%2Fplan" description="the way to sign in">
          Sign in
        </ButtonLink>
      }
    >
      You can call the numbers above without an account.
    </Notice>
  );
}

/** In own words, sealed in the browser; the server keeps what it cannot read. */
export function Screen() {
  const { region } = useSession();
  return (
    <div className="crisis">
      <PageTitle
        title="My safety plan"
        lead="In your own words, for a hard time. No one else can read it."
        crumbs={[{ label: 'Crisis Support', href: '/crisis-support' }]}
        actions={<LeaveQuickly region={region} />}
      />
      <Numbers />
      <Present />
    </div>
  );
}
