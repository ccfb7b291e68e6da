const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** "November 14, 2026": blogs keep the long form with the month first (BLOGS-04, C-17). In the reader's own zone. */
export const longDate = (moment: string): string => {
  const date = new Date(moment);
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
};

const two = (number: number) => String(number).padStart(2, '0');

/** For `<input type="datetime-local">`, which speaks of the reader's own zone. */
export function localMoment(moment: string): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
