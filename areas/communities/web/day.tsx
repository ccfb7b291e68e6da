import { dayOfMonth } from '#platform/web/time/words.ts';

/** "4 March 2026": a day where the hour says nothing. A bare day is the same everywhere. */
export function Day({ value }: { readonly value: string }) {
  const date = new Date(value.length === 10 ? `${value}T00:00` : value);
  return (
    <time dateTime={value}>
      {dayOfMonth(date)} {date.getFullYear()}
    </time>
  );
}
