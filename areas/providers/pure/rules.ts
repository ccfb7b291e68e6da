import { countedHours } from '#platform/contract/counted.ts';

export interface CancelRule {
  readonly cancelHours: number | null;
  readonly cancellation: string;
}

/** What holds for cancelling, in plain words; a provider that has said nothing is not spoken for. */
export function cancelRule({ cancelHours, cancellation }: CancelRule): string {
  const free =
    cancelHours === null
      ? []
      : [
          cancelHours === 0
            ? 'You can cancel for free until it begins.'
            : `You can cancel for free until ${countedHours(cancelHours * 60)} before it begins.`,
        ];
  const words = [...free, ...(cancellation ? [cancellation] : [])];
  return words.length > 0 ? words.join(' ') : 'This provider has no cancellation rule on record. Ask before you book.';
}

const step = 30;

/** Lengths in minutes that a booking can have: from the least, in half hours, to the most. */
export function lengthsBetween(least: number, most: number): number[] {
  const count = Math.floor((most - least) / step) + 1;
  const lengths = Array.from({ length: count }, (_, nth) => least + nth * step);
  return lengths.at(-1) === most ? lengths : [...lengths, most];
}
