const two = (number: number) => String(number).padStart(2, '0');

/** The day of a moment where the reader is, as 2026-11-25. */
export const dayHere = (moment: Date = new Date()): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
