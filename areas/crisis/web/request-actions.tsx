import { Check, HandHelping, ShieldAlert, Undo2, UserRoundSearch } from 'lucide-react';
import { useId, useState } from 'react';
import type { Person } from '#platform/contract/fields.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { CrisisSupportRequest } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useAccept, useEscalate, useHandOver, useOpenIdentity, useResolve } from './data-requests.ts';

/** Asks for the reason, which is required. */
function ReasonDialog({
  title,
  description,
  button,
  submit,
  onClose,
}: {
  readonly title: string;
  readonly description: string;
  readonly button: string;
  readonly submit: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}) {
  const id = useId();
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason.trim()
        ? reason.length > limits.reason
          ? `Use at most ${limits.reason} characters.`
          : undefined
        : 'Write your reason.',
    }),
    submit: async ({ reason }) => {
      await submit(reason);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      dirty={form.values.reason.trim() !== ''}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" pending={form.submitting}>
            {button}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label="Reason" limit={limits.reason} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}

/** What the reader may do with a request, by what they are to it. */
export function RequestActions({ request }: { readonly request: CrisisSupportRequest }) {
  const { id, version, side, status, isAnonymous } = request;
  const { member } = useSession();
  const [asking, setAsking] = useState<'escalate' | 'identity' | 'resolve'>();
  // On this page alone: not among the recent messages.
  const [found, setFound] = useState<Person>();
  const accept = useAccept({
    onDone: () => toast({ title: 'You’re now the supporter', description: 'Write the first message below.' }),
    onFail: failed('Couldn’t accept the request'),
  });
  const handOver = useHandOver({
    onDone: () => {
      toast({ title: 'Handed over', description: 'Another supporter can accept it.' });
      navigate('/crisis-support/helping');
    },
    onFail: failed('Couldn’t hand over the request'),
  });
  const resolve = useResolve({
    onDone: () => toast({ title: 'Request closed' }),
    onFail: failed('Couldn’t close the request'),
  });
  const escalate = useEscalate();
  const identity = useOpenIdentity();
  if (status === 'resolved') return null;
  const isDuty = member?.roles.includes('duty') ?? false;
  const helps = side === 'supporter';
  const close = () => setAsking(undefined);
  return (
    <div className="row">
      {(side === 'waiting' || side === 'duty') && (
        <Button
          variant="primary"
          icon={HandHelping}
          pending={accept.pending}
          onClick={() => accept.mutate({ id, version })}
        >
          {side === 'duty' ? 'Take over' : 'Accept'}
        </Button>
      )}
      {(helps || side === 'author' || side === 'duty') && (
        <Button icon={Check} onClick={() => setAsking('resolve')}>
          {side === 'author' ? 'I don’t need this any longer' : 'Resolve'}
        </Button>
      )}
      {helps && (
        <Button icon={Undo2} pending={handOver.pending} onClick={() => handOver.mutate({ id, version })}>
          Hand over
        </Button>
      )}
      {helps && status !== 'escalated' && (
        <Button icon={ShieldAlert} onClick={() => setAsking('escalate')}>
          Escalate
        </Button>
      )}
      {isDuty && isAnonymous && side !== 'author' && (
        <Button icon={UserRoundSearch} onClick={() => setAsking('identity')}>
          Show who sent this
        </Button>
      )}
      {found && (
        <div role="status">
          <Notice title={found.displayName}>
            <Link href={`/profile/${found.id}`}>@{found.username}</Link>
          </Notice>
        </div>
      )}
      <ConfirmDialog
        open={asking === 'resolve'}
        title="Close this request?"
        confirmLabel="Close the request"
        cancelLabel="Keep it open"
        onConfirm={() => {
          close();
          resolve.mutate({ id, version });
        }}
        onCancel={close}
      >
        <p>No one can write in it afterwards. You can send a new request at any time.</p>
      </ConfirmDialog>
      {asking === 'escalate' && (
        <ReasonDialog
          title="Escalate this request"
          description="The people on crisis duty will read your reason and can take over. Until then you’re still the supporter."
          button="Escalate"
          submit={async (reason) => {
            await escalate.mutateAsync({ id, version, reason });
            toast({ title: 'Escalated', description: 'We’ve told the people on crisis duty.' });
          }}
          onClose={close}
        />
      )}
      {asking === 'identity' && (
        <ReasonDialog
          title="Show who sent this"
          description="Only to save a life. Your name and reason are recorded permanently."
          button="Show who sent this"
          submit={async (reason) => {
            setFound(await identity.mutateAsync({ id, reason }));
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
