import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Provider } from '../../contract.ts';
import { useBookingsToReview } from '../data.ts';
import { bookingText, WriteReview } from './review-form.tsx';

/** Only for whoever has a completed booking here that waits for its review. */
export function InviteReview({ provider }: { readonly provider: Provider }) {
  const { member } = useSession();
  const { data: bookings = [] } = useBookingsToReview(provider.id, member !== null && !provider.mine);
  const [isOpen, setOpen] = useState(false);
  const [first] = bookings;
  if (!first) return null;
  return (
    <Section title="You know this provider" region={false}>
      <p className="provider-invite">
        {bookings.length === 1
          ? `You had a booking here: ${bookingText(first)}.`
          : `You had ${bookings.length} bookings here that you haven’t reviewed. The latest: ${bookingText(first)}.`}
      </p>
      <div className="row">
        <Button icon={PenLine} variant="primary" onClick={() => setOpen(true)}>
          Write a review
        </Button>
      </div>
      {isOpen && (
        <WriteReview
          providerId={provider.id}
          name={provider.businessName}
          bookings={bookings}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
