import { Star } from 'lucide-react';
import { Icon } from '#platform/web/ui/icon.tsx';

const five = [1, 2, 3, 4, 5] as const;

/** A picture of a rating, which the words beside it say. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <span className="provider-stars" aria-hidden="true">
    {five.map((star) => (
      <span key={star} data-full={star <= Math.round(rating) || undefined}>
        <Icon icon={Star} />
      </span>
    ))}
  </span>
);
