import type { Input } from '#platform/contract/operation.ts';
import { problem } from '#platform/server/problem.ts';
import type { createSkillListing } from '../../contract.ts';
import { checkListing, meetsInPerson } from '../../pure/check-listing.ts';

export type Content = Omit<Input<typeof createSkillListing>, 'publish'>;

/** Refuses to publish what is not whole, and names each field. */
export function assertWhole(content: Parameters<typeof checkListing>[0]): void {
  const errors = Object.entries(checkListing(content));
  if (errors.length === 0) return;
  throw problem.invalid(errors.map(([field, message]) => ({ field, rule: 'publish', message })));
}

/** The values of a row. What does not belong to the chosen way is not kept. */
export function rowOf(content: Content) {
  const inPerson = meetsInPerson(content);
  return {
    title: content.title,
    description: content.description,
    category: content.category,
    level: content.skillLevel,
    isOffering: content.isOffering,
    payment: content.payment,
    price: content.payment === 'money' ? content.price : 0,
    minutes: content.sessionLength,
    delivery: content.deliveryMethod,
    exchange: content.exchange,
    suburb: inPerson ? content.suburb : '',
    accessNotes: inPerson ? content.accessNotes : '',
    safetyNotes: inPerson ? content.safetyNotes : '',
    features: [...new Set(content.accessibilityFeatures)],
  };
}
export type ListingRow = ReturnType<typeof rowOf>;

/** The columns of it. */
export const columnsOf = (v: ListingRow) => ({
  title: v.title,
  description: v.description,
  category: v.category,
  level: v.level,
  is_offering: v.isOffering,
  payment: v.payment,
  price: v.price,
  minutes: v.minutes,
  delivery: v.delivery,
  exchange: v.exchange,
  suburb: v.suburb,
  access_notes: v.accessNotes,
  safety_notes: v.safetyNotes,
  features: v.features,
});
