import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Booking } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useCancel } from './data.ts';
import { SeriesChoice } from './series-choice.tsx';
import { otherName } from './words.ts';

interface CancelDialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** For access or health there is nothing to explain, and no field to leave empty. */
export function CancelDialog({ booking, onClose, onDone }: CancelDialogProps) {
  const { id, version, status } = booking;
  const formId = useId();
  const cancel = useCancel();
  const form = useForm({
    initial: { why: 'access', note: '', all: false },
    submit: async ({ why, note, all }) => {
      const forAccess = why === 'access';
      await cancel.mutateAsync({ id, version, forAccess, note: forAccess ? '' : note.trim(), all });
      onClose();
      onDone();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={status === 'requested' ? 'Cancel this request?' : 'Cancel this booking?'}
      description={`${otherName(booking)} will be told.`}
      footer={
        <>
          <Button type="submit" form={formId} variant="danger" pending={form.submitting}>
            Yes, cancel it
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit} className="stack">
        <FormNotices form={form} />
        <SeriesChoice
          booking={booking}
          all={form.values.all}
          label={`All ${booking.series?.open ?? 1} that are to come`}
          onChange={(all) => form.setValues({ all })}
        />
        <RadioGroup
          legend="What fits?"
          look="list"
          options={[
            {
              value: 'access',
              label: 'I can’t make it because of my access or health',
              hint: 'No one asks more. It’s never counted.',
            },
            { value: 'other', label: 'Something else' },
          ]}
          value={form.values.why}
          onChange={(why) => form.setValues({ why })}
        />
        {booking.cancellation && <p className="small booking-text">Rule for cancelling: {booking.cancellation}</p>}
        {form.values.why === 'other' && (
          <TextArea
            label={`A message to ${otherName(booking)}`}
            optional
            rows={3}
            limit={limits.note}
            {...form.field('note')}
          />
        )}
      </form>
    </Dialog>
  );
}
