import { type Money, money } from '#platform/contract/money.ts';
import type { PriceUnit } from '#platform/contract/price-units.ts';

/** What one unit costs. */
export interface UnitPrice {
  readonly unit: Money;
  readonly per: PriceUnit;
}

export interface Price extends UnitPrice {
  /** Hours, or one of what it is priced by; null where that is only known afterwards. */
  readonly quantity: number | null;
  readonly sum: Money | null;
}

/** Half a cent is rounded up. */
export const sumOf = ({ unit, per }: UnitPrice, minutes: number): Money | null => {
  if (per === 'hour') return money(Math.floor((unit.minor * minutes + 30) / 60), unit.currency);
  return per === 'each' || per === 'day' ? unit : null;
};

/** What it costs for so many minutes. A day and a piece are one; how many weeks or kilometres it is, no one knows before. */
export function priceOf({ unit, per }: UnitPrice, minutes: number): Price {
  const quantity = per === 'hour' ? minutes / 60 : per === 'each' || per === 'day' ? 1 : null;
  return { unit, per, quantity, sum: sumOf({ unit, per }, minutes) };
}
