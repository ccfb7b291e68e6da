import { type Delivery, type Exchange, limits, type Payment, type SkillCategory, type SkillLevel } from './options.ts';

/** What a listing says, as far as it is checked before everyone can find it. */
export interface ListingContent {
  readonly title: string;
  readonly description: string;
  readonly category: SkillCategory | null;
  readonly skillLevel: SkillLevel | null;
  readonly payment: Payment;
  /** Cents. */
  readonly price: number;
  readonly deliveryMethod: Delivery | null;
  readonly exchange: Exchange;
  readonly suburb: string;
}

export type ListingField = keyof ListingContent;
export type ListingErrors = Partial<Record<ListingField, string>>;

/** People meet somewhere. */
export const meetsInPerson = ({ deliveryMethod, exchange }: Pick<ListingContent, 'deliveryMethod' | 'exchange'>) =>
  exchange !== 'written' && (deliveryMethod === 'in-person' || deliveryMethod === 'hybrid');

/** SKILL-11: each bad field, with what to do. Nothing is found for what can be published. */
export function checkListing(content: ListingContent): ListingErrors {
  const errors: ListingErrors = {};
  if (!content.title.trim()) errors.title = 'Write a title.';
  else if (content.title.trim().length > limits.title) errors.title = `Use at most ${limits.title} characters.`;
  if (!content.description.trim()) errors.description = 'Say what happens in a session.';
  else if (content.description.trim().length > limits.description)
    errors.description = `Use at most ${limits.description} characters.`;
  if (!content.category) errors.category = 'Choose a category.';
  if (!content.skillLevel) errors.skillLevel = 'Choose a level.';
  if (!content.deliveryMethod) errors.deliveryMethod = 'Choose how you meet.';
  if (content.payment === 'money' && !(content.price > 0 && content.price <= limits.price))
    errors.price = 'Write an amount above 0, at most $10,000. Choose “Free” if it costs nothing.';
  if (meetsInPerson(content) && !content.suburb.trim()) errors.suburb = 'Write the suburb or town, not an address.';
  return errors;
}
