import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { EventDetail } from '../contract.ts';
import { limits, type Scope } from '../pure/options.ts';
import { useCancel } from './data.ts';

export function CancelEvent({ event }: { readonly event: EventDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title="Cancel it"
      intro={
        event.mine
          ? 'We’ll tell everyone who is attending, on the waitlist or has asked, with your reason.'
          : 'You help to run this. We’ll tell the organiser and everyone who is attending, waiting or has asked.'
      }
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Cancel this event
      </Button>
      {open && <CancelDialog event={event} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function CancelDialog({ event, onClose }: { readonly event: EventDetail; readonly onClose: () => void }) {
  const cancel = useCancel();
  const { id, title, version, repeats } = event;
  const form = useForm({
    initial: { reason: '', scope: 'this' as Scope },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Say why, in a sentence.' }),
    submit: async ({ reason, scope }) => {
      await cancel.mutateAsync({ id, version, reason: reason.trim(), scope });
      toast({ title: 'Event cancelled', description: title });
      navigate(`/events/${id}`);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel this event?"
      description="You can’t undo this."
      dirty={form.values.reason !== ''}
      closeLabel="Keep it"
      footer={
        <Button type="submit" form="event-cancel" variant="danger" pending={form.submitting}>
          Cancel the event
        </Button>
      }
    >
      <form id="event-cancel" className="event-ask" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label="Reason" rows={3} limit={limits.reason} {...form.field('reason')} />
        {repeats && (
          <RadioGroup
            legend="What is cancelled?"
            look="list"
            options={[
              { value: 'this', label: 'This date only' },
              { value: 'following', label: 'This and all following dates' },
            ]}
            {...form.field('scope')}
          />
        )}
      </form>
    </Dialog>
  );
}
