import { useId, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Mentorship } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { useReview } from './data.ts';
import { otherName, otherOf, starOptions } from './words.ts';

/** Reviews both ways, once it has ended. */
export function ReviewPart({ mentorship }: { readonly mentorship: Mentorship }) {
  const { myReview, theirReview } = mentorship;
  const [isWriting, setIsWriting] = useState(false);
  const name = otherName(mentorship);
  return (
    <Section title="Reviews">
      {theirReview && <Said who={name} review={theirReview} />}
      {myReview && <Said who="You" review={myReview} />}
      {otherOf(mentorship) && (
        <div className="row">
          <Button onClick={() => setIsWriting(true)}>{myReview ? 'Change your review' : 'Write a review'}</Button>
        </div>
      )}
      {!theirReview && !myReview && !otherOf(mentorship) && <p className="soft">There are no reviews.</p>}
      {isWriting && <ReviewDialog mentorship={mentorship} onClose={() => setIsWriting(false)} />}
    </Section>
  );
}

const Said = ({ who, review }: { readonly who: string; readonly review: NonNullable<Mentorship['myReview']> }) => (
  <div>
    <p>
      <strong>{review.stars} of 5</strong> <span className="soft">by {who === 'You' ? 'you' : who}</span>
    </p>
    {review.text && <p className="prose mentor-words">{review.text}</p>}
  </div>
);

type Stars = (typeof starOptions)[number]['value'];

function ReviewDialog({ mentorship, onClose }: { readonly mentorship: Mentorship; readonly onClose: () => void }) {
  const { id, side, myReview } = mentorship;
  const name = otherName(mentorship);
  const formId = useId();
  const review = useReview();
  const form = useForm<{ stars: '' | Stars; text: string }>({
    initial: { stars: myReview ? (String(myReview.stars) as Stars) : '', text: myReview?.text ?? '' },
    validate: ({ stars, text }) => ({
      stars: stars ? undefined : 'Choose how many stars.',
      text: text.length > limits.review ? `Use at most ${limits.review} characters.` : undefined,
    }),
    submit: async ({ stars, text }) => {
      await review.mutateAsync({ id, stars: Number(stars), text: text.trim() });
      toast({ title: 'Review saved' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Review of ${name}`}
      description={
        side === 'mentee'
          ? 'Everyone can read it with your name. It counts for the rating of your mentor.'
          : `Only ${name} can read it.`
      }
      dirty={form.values.text !== (myReview?.text ?? '')}
      footer={
        <Button type="submit" form={formId} variant="primary" pending={form.submitting} pendingText="Saving…">
          Save your review
        </Button>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <RadioGroup legend="Stars" look="list" options={starOptions} {...form.field('stars')} />
        <TextArea label="Your review" optional limit={limits.review} rows={4} {...form.field('text')} />
      </form>
    </Dialog>
  );
}
