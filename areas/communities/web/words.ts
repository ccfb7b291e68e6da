import { counted } from '#platform/contract/counted.ts';
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

export const communitiesOf = (count: number) => counted(count, 'community', 'communities');
