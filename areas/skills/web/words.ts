import { counted } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import type { SkillListing } from '../contract.ts';
import { hoursText } from '../pure/credits.ts';
import type { Delivery, Exchange, ListingStatus, Payment, SkillCategory, SkillLevel } from '../pure/options.ts';

export const categoryWords: Readonly<Record<SkillCategory, string>> = {
  technology: 'Technology',
  creative: 'Creative',
  professional: 'Professional',
  'life-skills': 'Life skills',
  academic: 'Academic',
};

export const levelWords: Readonly<Record<SkillLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
};

export const deliveryWords: Readonly<Record<Delivery, string>> = {
  online: 'Online',
  'in-person': 'In person',
  hybrid: 'Hybrid',
};

export const exchangeWords: Readonly<Record<Exchange, string>> = {
  live: 'At a time you both choose',
  written: 'By letters, recordings or pictures, never live',
  either: 'Either, as the other person likes',
};

export const paymentWords: Readonly<Record<Payment, string>> = {
  free: 'Free',
  money: 'Australian dollars',
  credit: 'Time credit',
};

export const statusWords: Readonly<Record<ListingStatus, string>> = {
  draft: 'Draft',
  active: 'Published',
  paused: 'Paused',
};

/** "1 time credit", "1.5 time credits": one is an hour. */
export const creditText = (minutes: number): string =>
  `${hoursText(minutes)} time ${Math.abs(minutes) === 60 ? 'credit' : 'credits'}`;

/** SKILL-12: 0 is "Free"; what costs time is said in time. */
export function priceText({
  payment,
  price,
  sessionLength,
}: Pick<SkillListing, 'payment' | 'price' | 'sessionLength'>) {
  if (payment === 'credit') return creditText(sessionLength);
  return price === 0 ? 'Free' : moneyText({ minor: price, currency: 'AUD' });
}

/** "Hybrid, Ballarat or online" */
export function whereText({ deliveryMethod, suburb, exchange }: SkillListing): string {
  if (exchange === 'written') return 'Letters, recordings or pictures, never live';
  if (!deliveryMethod) return 'Not chosen yet';
  const place = deliveryMethod === 'hybrid' ? `Hybrid, ${suburb} or online` : `In person, ${suburb}`;
  return deliveryMethod === 'online' || !suburb ? deliveryWords[deliveryMethod] : place;
}

export const lengthText = ({ sessionLength, exchange }: Pick<SkillListing, 'sessionLength' | 'exchange'>): string =>
  exchange === 'written' ? `Counts as ${sessionLength} minutes` : `${sessionLength} minutes`;

/** "4.9 from 11, 15 sessions" */
export function ratingText({ rating, ratingCount, totalSessions }: SkillListing): string {
  const sessions = totalSessions > 0 ? `, ${counted(totalSessions, 'session')}` : '';
  return rating === null ? `No reviews yet${sessions}` : `${rating.toFixed(1)} from ${ratingCount}${sessions}`;
}

/** "1.5 hours" */
export const hoursWords = (minutes: number): string =>
  `${hoursText(minutes)} ${Math.abs(minutes) === 60 ? 'hour' : 'hours'}`;
