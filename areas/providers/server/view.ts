import { localOf } from '#platform/contract/zones.ts';
import type { ProviderCard } from '../contract.ts';
import { isVerified, type Proved, scoreOf, shownStatus } from '../pure/compliance.ts';
import { type Hours, openNow } from '../pure/hours.ts';
import { usableBy } from '../pure/ndis.ts';
import type { CardRow } from './rows.ts';

type Cents = { minor: number; currency: 'AUD' };
export const aud = (minor: number): Cents => ({ minor, currency: 'AUD' });
export const audOrNull = (minor: number | null): Cents | null => (minor === null ? null : aud(minor));

/** The date where the provider is. */
export const todayOf = ({ zone }: Pick<CardRow, 'zone'>, now: Date): string => localOf(now, zone).slice(0, 10);

export const hoursOf = ({
  opens,
  closes,
  specialDays,
  zone,
}: Pick<CardRow, 'opens' | 'closes' | 'specialDays' | 'zone'>): Hours => ({
  week: opens.map((open, at) => ({ open, close: closes[at] ?? -1 })),
  special: specialDays,
  zone,
});

const oneDecimal = (sum: number, count: number) => Math.round((sum * 10) / count) / 10;
export const averageOf = (sum: number, count: number): number | null => (count === 0 ? null : oneDecimal(sum, count));

/** What a list shows of it, at this moment. */
export function cardView(row: CardRow, now: Date): ProviderCard {
  const today = todayOf(row, now);
  const proved: Proved = row;
  const status = shownStatus(proved, today);
  return {
    id: row.id,
    businessName: row.businessName,
    tradingName: row.tradingName,
    logoUrl: row.logoUrl,
    suburb: row.suburb,
    state: row.state as ProviderCard['state'],
    postcode: row.postcode,
    registrationStatus: status,
    isVerified: isVerified(proved, today),
    isPremium: row.isPremium,
    averageRating: averageOf(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
    complianceScore: scoreOf(proved, today),
    services: row.services,
    serviceCount: row.serviceCount,
    serviceAreas: row.serviceAreas.slice(0, 4),
    areaCount: row.serviceAreas.length,
    accessibilityFeatures: row.features as ProviderCard['accessibilityFeatures'],
    languages: row.languages,
    usableBy: usableBy({ status, hasFreeService: row.hasFreeService }),
    fromHourly: audOrNull(row.fromHourly),
    vacancy: row.vacancies[0] ?? null,
    openNow: openNow(hoursOf(row), now),
    distanceKm: row.metres === null ? null : Math.round(row.metres / 100) / 10,
    saved: row.saved,
  };
}
