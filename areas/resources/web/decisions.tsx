import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Resource } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { usePublish, useReturn, useUnverify, useVerify } from './data.ts';

const onFail = failed('Couldn’t save');

/** What a moderator can decide about a resource in its present state. */
export function Decisions({ resource }: { readonly resource: Resource }) {
  const [open, setOpen] = useState<'return' | 'verify'>();
  const { id, title, status, version, isVerified } = resource;
  const publish = usePublish({ onDone: () => toast({ title: 'Published', description: title }), onFail });
  const unverify = useUnverify({ onDone: () => toast({ title: 'No longer verified', description: title }), onFail });
  const about = <span className="vh"> {title}</span>;
  const close = () => setOpen(undefined);
  return (
    <div className="stack">
      <div className="row">
        {status === 'pending' && (
          <Button variant="primary" pending={publish.pending} onClick={() => publish.mutate({ id, version })}>
            Publish{about}
          </Button>
        )}
        {status === 'published' && (
          <Button aria-expanded={open === 'verify'} onClick={() => setOpen(open === 'verify' ? undefined : 'verify')}>
            {isVerified ? 'Checked again' : 'Verify'}
            {about}
          </Button>
        )}
        {isVerified && (
          <Button variant="quiet" pending={unverify.pending} onClick={() => unverify.mutate({ id })}>
            Remove the check{about}
          </Button>
        )}
        {(status === 'pending' || status === 'published') && (
          <Button aria-expanded={open === 'return'} onClick={() => setOpen(open === 'return' ? undefined : 'return')}>
            Return with a reason{about}
          </Button>
        )}
      </div>
      {open === 'return' && <ReturnForm resource={resource} onDone={close} />}
      {open === 'verify' && <VerifyForm resource={resource} onDone={close} />}
    </div>
  );
}

interface FormProps {
  readonly resource: Resource;
  readonly onDone: () => void;
}

function ReturnForm({ resource: { id, title, version }, onDone }: FormProps) {
  const giveBack = useReturn();
  const form = useForm({
    initial: { reason: '', final: false },
    draftKey: `resource-return:${id}`,
    validate: ({ reason }) => ({
      reason: reason.trim() ? undefined : 'Write the reason, so that the sender knows what to change.',
    }),
    submit: async ({ reason, final }) => {
      await giveBack.mutateAsync({ id, version, reason, final });
      toast({ title: final ? 'Declined' : 'Returned', description: title });
      onDone();
    },
  });
  return (
    <form className="stack" aria-label={`Return ${title}`} noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea
        label="Reason"
        hint="The sender reads it. Say what to change."
        limit={limits.reason}
        {...form.field('reason')}
      />
      <Checkbox label="Decline it permanently: it can’t be sent again" {...form.check('final')} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting}>
          Return it<span className="vh"> {title}</span>
        </Button>
      </div>
    </form>
  );
}

/** A day so many months from now, for a date field. */
function dayInMonths(months: number): string {
  const at = new Date();
  at.setMonth(at.getMonth() + months);
  return at.toISOString().slice(0, 10);
}

function VerifyForm({ resource: { id, title, version }, onDone }: FormProps) {
  const verify = useVerify();
  const form = useForm({
    initial: { reviewBy: dayInMonths(6) },
    validate: ({ reviewBy }) => ({ reviewBy: reviewBy ? undefined : 'Choose a day.' }),
    submit: async ({ reviewBy }) => {
      await verify.mutateAsync({ id, version, reviewBy });
      toast({ title: 'Verified', description: title });
      onDone();
    },
  });
  return (
    <form className="stack" aria-label={`Check of ${title}`} noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        type="date"
        label="The check counts until"
        hint="“Verified” is removed automatically after this day. At most two years."
        {...form.field('reviewBy')}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting}>
          I have checked it today<span className="vh"> {title}</span>
        </Button>
      </div>
    </form>
  );
}
