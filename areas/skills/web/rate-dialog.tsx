import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SkillBooking } from '../contract.ts';
import { otherName } from './booking-words.ts';
import { readTime, useRateExchange, useRateTime } from './data.ts';

const stars = [
  { value: '5', label: '5 stars: very good' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: fine' },
  { value: '2', label: '2 stars: not good' },
  { value: '1', label: '1 star: bad' },
] as const;

interface RateDialogProps {
  readonly booking: SkillBooking;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** SKILL-15: stars and words, once. */
export function RateDialog({ booking, onClose, onSaved }: RateDialogProps) {
  const { id: exchangeId, bookingId, version } = booking;
  const time = useRateTime();
  const exchange = useRateExchange();
  const id = useId();
  const form = useForm<{ stars: '' | (typeof stars)[number]['value']; text: string }>({
    initial: { stars: '', text: '' },
    validate: (values) => (values.stars ? {} : { stars: 'Choose how many stars.' }),
    submit: async (values) => {
      const review = { stars: Number(values.stars), text: values.text.trim() };
      if (bookingId === null) {
        await exchange.mutateAsync({ id: exchangeId, version, ...review });
        toast({ title: 'Review saved', description: 'It’s on the page of the skill.' });
      } else {
        const now = await readTime(bookingId);
        await time.mutateAsync({ id: bookingId, version: now.version, ...review });
        toast({ title: 'Review saved', description: 'You can change it for 7 days.' });
      }
      onSaved();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rate & Review"
      description={`How was “${booking.skillListing.title}” with ${otherName(booking)}?`}
      dirty={form.values.stars !== '' || form.values.text !== ''}
      footer={
        <Button type="submit" form={id} variant="primary" pending={form.submitting} pendingText="Saving…">
          Save the review
        </Button>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <RadioGroup legend="Stars" look="list" options={stars} {...form.field('stars')} />
        <TextArea
          label="Your review"
          optional
          hint="Others can read it with your name."
          limit={1000}
          rows={4}
          {...form.field('text')}
        />
      </form>
    </Dialog>
  );
}
