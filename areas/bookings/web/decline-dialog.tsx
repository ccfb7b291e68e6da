import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Booking } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useDecline } from './data.ts';
import { SeriesChoice } from './series-choice.tsx';
import { otherName } from './words.ts';

interface DeclineDialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function DeclineDialog({ booking, onClose, onDone }: DeclineDialogProps) {
  const { id, version, status } = booking;
  const formId = useId();
  const decline = useDecline();
  const form = useForm({
    initial: { note: '', all: true },
    submit: async ({ note, all }) => {
      await decline.mutateAsync({ id, version, note: note.trim(), all: all && status === 'requested' });
      onClose();
      onDone();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={status === 'requested' ? 'Decline this request?' : 'Decline this change?'}
      description={status === 'requested' ? 'The time is free again.' : 'The booking keeps its time.'}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" pending={form.submitting}>
            Yes, decline it
          </Button>
          <Button onClick={onClose}>Keep it open</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit} className="stack">
        <FormNotices form={form} />
        {status === 'requested' && (
          <SeriesChoice
            booking={booking}
            all={form.values.all}
            label="All that wait for your answer"
            onChange={(all) => form.setValues({ all })}
          />
        )}
        <TextArea
          label={`Why you can’t, for ${otherName(booking)}`}
          optional
          rows={3}
          limit={limits.note}
          {...form.field('note')}
        />
      </form>
    </Dialog>
  );
}
