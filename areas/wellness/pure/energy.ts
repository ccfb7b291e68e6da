/** There is one record of energy for each day, so its name says the day. */
export const energyUid = (day: string): string => `energy-${day}`;
