import { countedHours } from '#platform/contract/counted.ts';
import { problem } from '#platform/server/problem.ts';
import type { BookableThing } from './kinds.ts';

/** A length that the thing does not have is refused at its field; where any within a range is good, with the range. */
export function assertLength({ lengths }: Pick<BookableThing, 'lengths'>, minutes: number): void {
  if (lengths.includes(minutes)) return;
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  const isOutside = minutes < least || minutes > most;
  const message =
    lengths.length > 1 && isOutside
      ? `Choose from ${countedHours(least)} to ${countedHours(most)}.`
      : 'Choose one of the lengths.';
  throw problem.invalid([{ field: 'minutes', rule: isOutside ? 'range' : 'unknown', message }]);
}

/** What must be one of those that the thing offers. */
export function assertOffered(
  thing: Pick<BookableThing, 'lengths' | 'formats'>,
  { minutes, format }: { readonly minutes: number; readonly format: string },
): void {
  assertLength(thing, minutes);
  if (!thing.formats.some((one) => one === format)) {
    throw problem.invalid([{ field: 'format', rule: 'unknown', message: 'Choose one of the formats.' }]);
  }
}
