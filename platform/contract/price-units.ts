/** After an amount: "$70.23 an hour" */
export const unitWords = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  each: 'each',
  kilometre: 'a kilometre',
} as const;
