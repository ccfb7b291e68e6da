/** Wall clocks in steps of half an hour, to the end of the day. */
export const clockChoices: readonly string[] = Array.from(
  { length: 49 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

/** "2:30 pm", "3 pm"; a day ends at midnight. */
export function clockName(value: string): string {
  if (value === '24:00') return 'midnight';
  const [hour = 0, minute = 0] = value.split(':').map(Number);
  const rest = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}
