import { useRef, useState } from 'react';
import { refresh } from '#platform/web/cache/keys.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Passkey, Security } from '../contract.ts';
import { usePasskeys, useRemovePasskey, useRenamePasskey } from './data.ts';
import { focusSection } from './focus-section.ts';
import { passkeysSupported, useMakePasskey } from './use-passkey.ts';

const checkName = (name: string) => {
  if (!name.trim()) return 'Give it a name, such as My phone.';
  return name.length > 60 ? 'Use at most 60 characters.' : undefined;
};

export function PasskeySection({ security, confirmed }: { readonly security: Security; readonly confirmed: boolean }) {
  const { items, loading, error, retry, refreshing } = usePasskeys();
  const losesRole = security.guardedRoles.length > 0 && !security.twoStep && security.passkeys === 1;
  return (
    <Section
      title="Passkeys"
      id="passkeys"
      intro="A passkey signs you in with your finger, your face or a PIN. There’s nothing to remember or type, and it counts as both steps."
    >
      <div className="stack">
        {loading && <Skeleton count={1} look="row" label="Loading your passkeys" />}
        {error && (
          <ErrorState level={3} title="Couldn’t load your passkeys" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {!loading && !error && items.length === 0 && <p>No passkeys yet.</p>}
        {items.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list" role="list" aria-label="Your passkeys">
            {items.map((passkey) => (
              <Row
                key={passkey.id}
                passkey={passkey}
                confirmed={confirmed}
                losesRole={losesRole}
                onRemoved={() => focusSection('passkeys')}
              />
            ))}
          </ul>
        )}
        <Add confirmed={confirmed} />
      </div>
    </Section>
  );
}

function Add({ confirmed }: { readonly confirmed: boolean }) {
  const make = useMakePasskey();
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => ({ name: checkName(name) }),
    submit: async ({ name }) => {
      await make(name);
      toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' });
    },
    resetAfter: true,
  });
  if (!passkeysSupported())
    return <p>This browser doesn’t support passkeys. Open this page in another one to add a passkey.</p>;
  if (!confirmed) return <p>To add or remove a passkey, confirm it’s you first (above).</p>;
  return (
    <form aria-label="Add a passkey" className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="Name of the new passkey"
        hint="A name you’ll recognise, such as My phone."
        autoComplete="off"
        {...form.field('name')}
      />
      <div>
        <Button type="submit" pending={form.submitting} pendingText="Waiting for your device…">
          Add a passkey
        </Button>
      </div>
    </form>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly confirmed: boolean;
  readonly losesRole: boolean;
  readonly onRemoved: () => void;
}

function Row({ passkey: { id, name, createdAt, lastUsedAt, synced }, confirmed, losesRole, onRemoved }: RowProps) {
  const [renaming, setRenaming] = useState(false);
  const [asking, setAsking] = useState(false);
  const remove = useRemovePasskey();
  const button = useRef<HTMLButtonElement>(null);
  const press = async () => {
    try {
      await remove.mutateAsync({ id });
      setAsking(false);
      onRemoved();
      toast({ title: 'Passkey removed', description: `${name} can no longer sign in.` });
    } catch (error) {
      failed('Couldn’t remove the passkey')(error);
      void refresh(['getSecurity']);
      setAsking(false);
    }
  };
  const done = () => {
    setRenaming(false);
    setTimeout(() => button.current?.focus());
  };
  return (
    <li className="cast-member">
      {renaming ? (
        <Rename id={id} name={name} onDone={done} />
      ) : (
        <>
          <div className="cast-words">
            <strong>{name}</strong>
            <span className="soft small">
              {lastUsedAt ? (
                <>
                  Last used: <Time value={lastUsedAt} />
                </>
              ) : (
                'Not used yet'
              )}{' '}
              · added <Time midSentence value={createdAt} />
              {synced && ' · copied to your other devices'}
            </span>
          </div>
          <div className="row">
            <Button ref={button} onClick={() => setRenaming(true)}>
              Rename<span className="vh"> {name}</span>
            </Button>
            {confirmed && (
              <Button onClick={() => setAsking(true)}>
                Remove<span className="vh"> {name}</span>
              </Button>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={`Remove ${name}?`}
        confirmLabel="Remove passkey"
        danger
        pending={remove.pending}
        onConfirm={() => void press()}
        onCancel={() => setAsking(false)}
      >
        You can no longer sign in with it. Delete it on your device too, so your device stops offering it.
        {losesRole && ' Your role won’t be active until you set up a second step again.'}
      </ConfirmDialog>
    </li>
  );
}

function Rename({ id, name, onDone }: { readonly id: number; readonly name: string; readonly onDone: () => void }) {
  const rename = useRenamePasskey();
  const form = useForm({
    initial: { name },
    validate: (values) => ({ name: checkName(values.name) }),
    submit: async (values) => {
      await rename.mutateAsync({ id, name: values.name });
      toast({ title: 'Passkey renamed' });
      onDone();
    },
  });
  return (
    <form aria-label={`Rename ${name}`} className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="New name" autoComplete="off" autoFocus {...form.field('name')} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save name
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
