/** After an amount: "$70.23 an hour" */
export const unitWords = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  each: 'each',
  kilometre: 'a kilometre',
} as const;

/** What a price is for. */
export type PriceUnit = keyof typeof unitWords;
export const priceUnits = Object.keys(unitWords) as [PriceUnit, ...PriceUnit[]];
