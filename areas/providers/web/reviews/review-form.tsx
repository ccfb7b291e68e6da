import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { BookingToReview, Review } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { useEditReview, useReviewProvider } from '../data.ts';
import { partLabels, reviewParts } from '../words.ts';

const stars = [
  { value: '5', label: '5 stars: very good' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: fine' },
  { value: '2', label: '2 stars: not good' },
  { value: '1', label: '1 star: bad' },
];
const recommends = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface Values {
  readonly bookingId: string;
  readonly rating: string;
  readonly reviewTitle: string;
  readonly reviewText: string;
  readonly serviceQuality: string;
  readonly communication: string;
  readonly reliability: string;
  readonly valueForMoney: string;
  readonly wouldRecommend: string;
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const numberOf = (value: string) => (value ? Number(value) : null);

const valuesOf = (review: Review): Values => ({
  bookingId: String(review.bookingId ?? ''),
  rating: String(review.rating),
  reviewTitle: review.reviewTitle,
  reviewText: review.reviewText,
  serviceQuality: textOf(review.serviceQuality),
  communication: textOf(review.communication),
  reliability: textOf(review.reliability),
  valueForMoney: textOf(review.valueForMoney),
  wouldRecommend: review.wouldRecommend === null ? '' : review.wouldRecommend ? 'yes' : 'no',
});
const empty = (bookings: readonly BookingToReview[]): Values => ({
  bookingId: String(bookings[0]?.bookingId ?? ''),
  rating: '',
  reviewTitle: '',
  reviewText: '',
  serviceQuality: '',
  communication: '',
  reliability: '',
  valueForMoney: '',
  wouldRecommend: '',
});

const sent = ({ bookingId: _, wouldRecommend, ...values }: Values) => ({
  rating: Number(values.rating),
  reviewTitle: values.reviewTitle.trim(),
  reviewText: values.reviewText.trim(),
  serviceQuality: numberOf(values.serviceQuality),
  communication: numberOf(values.communication),
  reliability: numberOf(values.reliability),
  valueForMoney: numberOf(values.valueForMoney),
  wouldRecommend: wouldRecommend ? wouldRecommend === 'yes' : null,
});

export const bookingText = ({ title, startsAt }: BookingToReview) => `${title}, ${dayInWords(startsAt)}`;

interface WriteProps {
  readonly providerId: number;
  readonly name: string;
  readonly bookings: readonly BookingToReview[];
  readonly onClose: () => void;
}

/** PROVIDER-45: one review of one completed booking. What is typed stays on this device until it is sent. */
export function WriteReview({ providerId, name, bookings, onClose }: WriteProps) {
  const write = useReviewProvider();
  const start = empty(bookings);
  const form = useForm<Values>({
    initial: start,
    draftKey: `provider-review:${providerId}`,
    validate: ({ rating }) => ({ rating: rating ? undefined : 'Choose how many stars.' }),
    submit: async (values) => {
      const bookingId = bookings.some((one) => String(one.bookingId) === values.bookingId)
        ? Number(values.bookingId)
        : Number(start.bookingId);
      await write.mutateAsync({ id: providerId, bookingId, ...sent(values) });
      onClose();
      toast({ title: 'Review posted', description: `You can change it for ${limits.reviewDays} days.` });
    },
  });
  return (
    <ReviewDialog title={`Review ${name}`} form={form} send="Post your review" onClose={onClose}>
      {bookings.length > 1 && (
        <Select
          label="Which booking"
          options={bookings.map((one) => ({ value: String(one.bookingId), label: bookingText(one) }))}
          {...form.field('bookingId')}
        />
      )}
    </ReviewDialog>
  );
}

export function EditReview({ review, onClose }: { readonly review: Review; readonly onClose: () => void }) {
  const edit = useEditReview();
  const form = useForm<Values>({
    initial: valuesOf(review),
    validate: ({ rating }) => ({ rating: rating ? undefined : 'Choose how many stars.' }),
    submit: async (values) => {
      await edit.mutateAsync({ id: review.id, ...sent(values) });
      onClose();
      toast({ title: 'Review changed' });
    },
  });
  return <ReviewDialog title="Change your review" form={form} send="Save the review" onClose={onClose} />;
}

interface DialogProps {
  readonly title: string;
  readonly form: ReturnType<typeof useForm<Values>>;
  readonly send: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

function ReviewDialog({ title, form, send, onClose, children }: DialogProps) {
  const id = useId();
  const { values } = form;
  // At the end of the page: among the reviews, what follows them counts as lying over it.
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="Everyone can read it, with your name. Leave out what is private."
      dirty={Boolean(values.rating || values.reviewTitle || values.reviewText)}
      footer={
        <Button type="submit" form={id} variant="primary" pending={form.submitting} pendingText="Sending…">
          {send}
        </Button>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        {children}
        <RadioGroup legend="Stars" look="list" options={stars} {...form.field('rating')} />
        <TextField label="Title" optional maxLength={limits.reviewTitle} {...form.field('reviewTitle')} />
        <TextArea
          label="Your review"
          optional
          hint="For therapy, write about the service, not the treatment."
          limit={limits.reviewText}
          rows={5}
          {...form.field('reviewText')}
        />
        <div className="provider-review-parts">
          {reviewParts.map((part) => (
            <Select
              key={part}
              label={partLabels[part]}
              optional
              placeholder="No answer"
              options={stars}
              {...form.field(part)}
            />
          ))}
        </div>
        <Select
          label="Would you recommend it?"
          optional
          placeholder="No answer"
          options={recommends}
          {...form.field('wouldRecommend')}
        />
      </form>
    </Dialog>,
    document.body,
  );
}
