import { expect, test } from '#platform/web/testing/journey.ts';
import { type Gone, type Row, readWeeks, stepNote } from './rows.ts';

/** What somebody uses the page with. It counts each press, stop or word. */
export interface Hand {
  readonly took: number;
}

const leastAreas = 6;

/**
 * The week of one person of docs/weeks.md. Each step there is gone through once, in its order, and takes no more than
 * it says there.
 */
export function makeWeek(person: string) {
  const rows: readonly Row[] = readWeeks().filter((row) => row.person.startsWith(person));
  if (rows.length === 0) throw new Error(`docs/weeks.md has no week of ${person}.`);
  let at = 0;
  return {
    step: async (words: string, hand: Hand, act: () => Promise<unknown>) => {
      const row = rows[at];
      at += 1;
      expect(words, 'The next step of docs/weeks.md').toBe(row?.step);
      if (!row) return;
      const before = hand.took;
      await test.step(words, act);
      const gone: Gone = { ...row, took: hand.took - before };
      test.info().annotations.push({ type: stepNote, description: JSON.stringify(gone) });
      expect.soft(gone.took, `${words}: ${row.unit}`).toBeLessThanOrEqual(row.most);
    },
    /** Nothing of the page is left out, and a week goes through more than a corner of it. */
    end: () => {
      expect(rows.slice(at), 'Steps of docs/weeks.md that were not taken').toEqual([]);
      expect(new Set(rows.map(({ area }) => area)).size, 'Areas of the week').toBeGreaterThanOrEqual(leastAreas);
    },
  };
}
