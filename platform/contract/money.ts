export type Currency = 'AUD' | 'USD';

/** An amount in minor units, a whole number of cents: { minor: 1995, currency: 'AUD' } is $19.95. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Only whole cents that a number holds exactly are money. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError('Money is a whole number of cents.');
  return { minor, currency };
}

/** The sum of amounts of one currency. */
export function addMoney(first: Money, ...others: readonly Money[]): Money {
  if (others.some(({ currency }) => currency !== first.currency)) throw new TypeError('Currencies cannot be added.');
  return money(
    others.reduce((sum, { minor }) => sum + minor, first.minor),
    first.currency,
  );
}

/** So many of one price: a whole number of times. */
export function timesMoney({ minor, currency }: Money, times: number): Money {
  if (!Number.isSafeInteger(times)) throw new RangeError('Money is taken a whole number of times.');
  return money(minor * times, currency);
}

const dollars = new Map<Currency, Intl.NumberFormat>();

/** "$1,234.50" in Australian dollars, "USD 1,234.50" in others, "-$5.00" for what is taken off. */
export function moneyText({ minor, currency }: Money): string {
  const format = dollars.get(currency) ?? new Intl.NumberFormat('en-AU', { style: 'currency', currency });
  dollars.set(currency, format);
  const cents = String(Math.abs(minor)).padStart(3, '0');
  // A decimal as text is formatted exactly, where a number would be rounded first.
  const exact = `${minor < 0 ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}` as Intl.StringNumericLiteral;
  return format.format(exact).replaceAll('\u00a0', ' ');
}

/** What a person typed, "1,234.5" or "$20": undefined when it is not an amount of at most two decimals. */
export function parseMoney(text: string, currency: Currency): Money | undefined {
  const [, whole, part = ''] = /^\$?\s?(\d{1,3}(?:,\d{3}){0,3}|\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  return money(Number(`${whole.replaceAll(',', '')}${part.padEnd(2, '0')}`), currency);
}
