// Written out, because the first date format that a page asks its browser for costs a slow phone a tenth of a second.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

// All in the reader's own zone.
/** "Saturday" */
export const weekdayOf = (date: Date): string => `${weekdays[date.getDay()]}`;
/** "21 November" */
export const dayOfMonth = (date: Date): string => `${date.getDate()} ${months[date.getMonth()]}`;
/** "3:03 pm" */
export const clockOf = (date: Date): string =>
  `${date.getHours() % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${date.getHours() < 12 ? 'am' : 'pm'}`;
