import type { SkillListing } from '../contract.ts';

/** What the button of a listing says. */
export function bookLabel({ isOffering, exchange }: Pick<SkillListing, 'isOffering' | 'exchange'>): string {
  if (!isOffering) return 'Offer to help';
  return exchange === 'written' ? 'Start an exchange' : 'Book Session';
}

export function bookTitle({ isOffering, exchange }: Pick<SkillListing, 'isOffering' | 'exchange'>): string {
  if (!isOffering) return 'Offer to help';
  return exchange === 'written' ? 'Start an exchange' : 'Book a session';
}
