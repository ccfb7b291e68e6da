import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Booking } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { readBooking, useDeleteRating, useRate } from './data.ts';
import { RatingText } from './ratings.tsx';
import { otherName } from './words.ts';

const stars = [
  { value: '5', label: '5 of 5, very good' },
  { value: '4', label: '4 of 5, good' },
  { value: '3', label: '3 of 5, all right' },
  { value: '2', label: '2 of 5, not good' },
  { value: '1', label: '1 of 5, bad' },
];

/** Both sides rate a session that took place, each once. */
export function RatingPart({ booking }: { readonly booking: Booking }) {
  const { myRating, theirRating, actions } = booking;
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const mayRate = actions.includes('rate');
  const remove = useDeleteRating({
    onDone: () => {
      announce('Your rating was deleted');
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t delete your rating'),
  });
  return (
    <Section title="Ratings">
      <div className="stack">
        {theirRating && (
          <div className="stack">
            <RatingText rating={theirRating} />
          </div>
        )}
        {myRating && !isEditing && (
          <div className="stack">
            <h3>Your rating</h3>
            <RatingText rating={myRating} />
            <div className="row">
              {mayRate && <Button onClick={() => setEditing(true)}>Change your rating</Button>}
              <Button pending={remove.pending} onClick={() => setDeleting(true)}>
                Delete your rating
              </Button>
            </div>
            <ConfirmDialog
              open={isDeleting}
              danger
              title="Delete your rating?"
              confirmLabel="Yes, delete your rating"
              onConfirm={() => {
                // What has the focus afterwards must not be behind a dialog.
                setDeleting(false);
                remove.mutate({ id: myRating.id });
              }}
              onCancel={() => setDeleting(false)}
            >
              <p>Your stars and your words go, and no longer count. It can’t be restored.</p>
            </ConfirmDialog>
          </div>
        )}
        {mayRate && (!myRating || isEditing) && <RatingForm booking={booking} onDone={() => setEditing(false)} />}
      </div>
    </Section>
  );
}

const valuesOf = ({ myRating }: Booking) => ({
  stars: myRating ? String(myRating.stars) : '',
  text: myRating?.text ?? '',
});

function RatingForm({ booking, onDone }: { readonly booking: Booking; readonly onDone: () => void }) {
  const { id } = booking;
  const rate = useRate();
  const form = useForm({
    initial: valuesOf(booking),
    version: booking.version,
    validate: (values) => ({ stars: values.stars ? undefined : 'Choose a rating.' }),
    submit: async (values, { version }) => {
      const saved = await rate.mutateAsync({ id, version, stars: Number(values.stars), text: values.text.trim() });
      announce('Rating saved');
      onDone();
      document.getElementById('page-title')?.focus();
      return saved;
    },
    readCurrent: async () => {
      const now = await readBooking(id);
      return { ...valuesOf(now), version: now.version };
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit} className="stack" aria-label="Your rating">
      <FormNotices form={form} />
      <RadioGroup
        legend={`How was it with ${otherName(booking)}?`}
        look="list"
        options={stars}
        {...form.field('stars')}
        onChange={(value: string) => form.setValues({ stars: value })}
      />
      <TextArea
        label="In your words"
        optional
        hint={
          booking.side === 'guest' ? 'Members who see these times can read it.' : 'Only the two of you can read it.'
        }
        rows={3}
        limit={limits.rating}
        {...form.field('text')}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting}>
          Save rating
        </Button>
      </div>
    </form>
  );
}
