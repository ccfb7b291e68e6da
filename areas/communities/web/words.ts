import type { CommunityType, Danger } from '../pure/options.ts';

/** LOCAL-05 */
export const typeWords: Readonly<Record<CommunityType, string>> = {
  support: 'Support',
  advocacy: 'Advocacy',
  social: 'Social',
  professional: 'Professional',
};

export const dangerWords: Readonly<Record<Danger, string>> = {
  heat: 'Heat',
  flood: 'Flood',
  fire: 'Fire',
  outage: 'Power or phone outage',
};

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;

export const communitiesOf = (count: number) => countOf(count, 'community', 'communities');
