import { counted } from '#platform/contract/counted.ts';
import type { Poll } from '../contract.ts';

export const percent = (votes: number, voters: number): number =>
  voters === 0 ? 0 : Math.round((votes / voters) * 100);

/** The results in a sentence or two: how many have voted, and what most of them chose. */
export function resultWords({ options, voters }: Pick<Poll, 'options' | 'voters'>): string {
  if (voters === 0) return 'No one has voted yet.';
  const people = `${counted(voters, 'person has', 'people have')} voted.`;
  const most = Math.max(...options.map(({ votes }) => votes ?? 0));
  const leading = options.filter(({ votes }) => votes === most).map(({ text }) => `“${text}”`);
  if (leading.length > 1) return `${people} ${leading.join(' and ')} have the same number, ${most}.`;
  return `${people} The most votes are for ${leading.join('')}: ${most} of ${voters}.`;
}
