import { moneyText, parseMoney } from '#platform/contract/money.ts';
import type { SkillFeature, SkillListing } from '../contract.ts';
import { checkListing } from '../pure/check-listing.ts';
import {
  type Delivery,
  type Exchange,
  lengths,
  type Payment,
  type SkillCategory,
  type SkillLevel,
} from '../pure/options.ts';

/** All texts, as they are typed; named after the fields of the call, so that its errors find them. */
export interface ListingValues {
  readonly isOffering: 'offer' | 'want';
  readonly title: string;
  readonly description: string;
  readonly category: SkillCategory | '';
  readonly skillLevel: SkillLevel | '';
  readonly payment: Payment;
  readonly price: string;
  readonly sessionLength: string;
  readonly exchange: Exchange;
  readonly deliveryMethod: Delivery | '';
  readonly suburb: string;
  readonly accessNotes: string;
  readonly safetyNotes: string;
  readonly accessibilityFeatures: SkillFeature[];
}

export const emptyListing: ListingValues = {
  isOffering: 'offer',
  title: '',
  description: '',
  category: '',
  skillLevel: '',
  payment: 'free',
  price: '',
  sessionLength: '60',
  exchange: 'live',
  deliveryMethod: '',
  suburb: '',
  accessNotes: '',
  safetyNotes: '',
  accessibilityFeatures: [],
};

export const valuesOf = (listing: SkillListing): ListingValues => ({
  isOffering: listing.isOffering ? 'offer' : 'want',
  title: listing.title,
  description: listing.description,
  category: listing.category ?? '',
  skillLevel: listing.skillLevel ?? '',
  payment: listing.payment,
  price: listing.price > 0 ? moneyText({ minor: listing.price, currency: 'AUD' }) : '',
  sessionLength: String(listing.sessionLength),
  exchange: listing.exchange,
  deliveryMethod: listing.deliveryMethod ?? '',
  suburb: listing.suburb,
  accessNotes: listing.accessNotes,
  safetyNotes: listing.safetyNotes,
  accessibilityFeatures: listing.accessibilityFeatures,
});

const centsIn = (text: string): number | undefined => parseMoney(text, 'AUD')?.minor;

/** The call's body, without whether it is published. */
export function contentOf(values: ListingValues) {
  const { isOffering, title, category, skillLevel, payment, price, sessionLength, deliveryMethod, ...rest } = values;
  return {
    ...rest,
    isOffering: isOffering === 'offer',
    title: title.trim(),
    category: category || null,
    skillLevel: skillLevel || null,
    payment,
    price: payment === 'money' ? (centsIn(price) ?? 0) : 0,
    sessionLength: lengths.find((length) => String(length) === sessionLength) ?? 60,
    deliveryMethod: deliveryMethod || null,
  };
}

/** What is missing or cannot be. A draft needs a title only. */
export function checkValues(values: ListingValues, publish: boolean) {
  const found = checkListing(contentOf(values));
  if (publish) return found;
  const wrongPrice = values.payment === 'money' && values.price.trim() && centsIn(values.price) === undefined;
  return {
    title: found.title,
    description: values.description.trim() ? found.description : undefined,
    price: wrongPrice ? found.price : undefined,
  };
}
