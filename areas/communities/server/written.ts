import type { Input } from '#platform/contract/operation.ts';
import { postcodeError, stateNames, stateOfPostcode } from '#platform/contract/postcodes.ts';
import { spotOf } from '#platform/server/australia/places.ts';
import { problem } from '#platform/server/problem.ts';
import type { createCommunity } from '../contract.ts';

export type CommunityContent = Input<typeof createCommunity>;

/** A postcode that cannot be is refused at its field; one of another state is a border exception only where one exists. */
function assertPlace({ postcode, state }: CommunityContent) {
  const wrong = postcodeError(postcode);
  if (wrong) throw problem.invalid([{ field: 'postcode', rule: 'postcode', message: wrong }]);
  const allocated = stateOfPostcode(postcode);
  if (!allocated || allocated === state || borders(allocated, state)) return;
  const message = `${postcode} is in ${stateNames[allocated]}, not in ${stateNames[state]}.`;
  throw problem.invalid([{ field: 'postcode', rule: 'state', message }]);
}

const neighbours: readonly string[] = [
  ...['ACT NSW', 'NSW QLD', 'NSW VIC', 'NSW SA', 'NT QLD', 'NT SA', 'NT WA', 'QLD SA', 'SA VIC', 'SA WA'],
];
/** Across a border a postcode can hold for both sides. */
const borders = (one: string, other: string) => neighbours.includes([one, other].sort().join(' '));

/** The values of a row of communities, after its number: the texts as they are kept, and where it is. */
export function rowOf(content: CommunityContent): unknown[] {
  assertPlace(content);
  const suburb = content.suburb.trim();
  const spot = spotOf(suburb, content.postcode);
  const features = content.accessibilityFeatures.map((feature) => feature.trim());
  return [
    content.communityType,
    suburb,
    content.postcode,
    content.state,
    content.place,
    content.meetingFrequency,
    [...new Set(features)],
    JSON.stringify(content.emergencyContacts),
    spot?.lat ?? null,
    spot?.lng ?? null,
  ];
}
