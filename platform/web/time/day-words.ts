import { dayOfMonth } from './words.ts';

/** "21 November 2026", in the reader's own zone. */
export const dayInWords = (value: string): string => {
  const date = new Date(value.length === 10 ? `${value}T00:00:00` : value);
  return `${dayOfMonth(date)} ${date.getFullYear()}`;
};
