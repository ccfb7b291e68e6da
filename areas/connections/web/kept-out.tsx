import { useId, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import type { TakenDownProps } from '#platform/web/report/taken-down.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { idAtEnd } from '#platform/web/ui/by-id.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useStopComparing } from './data.ts';

const most = 500;

/** Of a relationship profile that is taken down: the person’s other accounts, and people who are taken for them. */
export function KeptOut({ name, takeDownOf }: TakenDownProps) {
  const [asking, setAsking] = useState<'out' | 'in'>();
  const stopComparing = useStopComparing();
  const close = () => setAsking(undefined);
  return (
    <div className="row">
      <Button description="another account of someone kept out" onClick={() => setAsking('out')}>
        Keep out another account<span className="vh"> of {name}</span>
      </Button>
      <Button description="someone taken for a person kept out" onClick={() => setAsking('in')}>
        Let in someone with the same email<span className="vh"> as {name}</span>
      </Button>
      {asking === 'out' && (
        <AccountDialog
          title={`Keep out another account of ${name}?`}
          explains="They can’t have a relationship profile. They read your reason and can appeal."
          label="Keep out of Connections"
          danger
          onClose={close}
          send={async (userId, reason) => {
            await takeDownOf(userId, reason);
            toast({ title: 'Account kept out of Connections' });
          }}
        />
      )}
      {asking === 'in' && (
        <AccountDialog
          title="Let in someone with the same email address?"
          explains={`We no longer compare the email address of ${name}. Their own account stays out.`}
          label="Let in to Connections"
          onClose={close}
          send={async (userId, reason) => {
            await stopComparing.mutateAsync({ userId, reason });
            toast({ title: 'Email address no longer compared' });
          }}
        />
      )}
    </div>
  );
}

interface AccountDialogProps {
  readonly title: string;
  readonly explains: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly send: (userId: number, reason: string) => Promise<void>;
  readonly onClose: () => void;
}

function AccountDialog({ title, explains, label, danger = false, send, onClose }: AccountDialogProps) {
  const formId = useId();
  const form = useForm({
    initial: { account: '', reason: '' },
    validate: ({ account, reason }) => ({
      account: idAtEnd(account) ? undefined : 'Enter the address of their profile, or the number at its end.',
      reason: reason.trim() ? undefined : 'Say why.',
    }),
    submit: async ({ account, reason }) => {
      await send(idAtEnd(account) ?? 0, reason.trim());
      onClose();
    },
  });
  const { account, reason } = form.values;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={explains}
      dirty={account !== '' || reason !== ''}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            pending={form.submitting}
            pendingText="Saving…"
          >
            {label}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Account"
          hint="The address of their profile, such as /profile/12."
          {...form.field('account')}
        />
        <TextArea label="Your reason" limit={most} rows={3} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
