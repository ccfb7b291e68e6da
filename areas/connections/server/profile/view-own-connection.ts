import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { viewOwnConnection as contract } from '../../contract.ts';
import { aims, listOf, roomsOf } from '../../pure/options.ts';
import { facts } from '../../pure/seen-by.ts';
import type { OwnProfile } from '../own-profile.ts';
import { isInRoom } from '../people/finding.ts';
import { personView } from '../people/see.ts';
import { photosShownOf } from '../photos/rows.ts';

/** One’s own profile, by the same function as for everybody else. */
export const viewOwnConnection: Handler<typeof contract, OwnProfile> = async ({
  input,
  found,
  query,
  services,
  now,
}) => {
  const room = input.room ?? roomsOf(listOf(aims, found.aims))[0] ?? 'friendship';
  if (!isInRoom(found, room)) throw problem.notFound();
  const shared = input.as === 'shared';
  const photos = await photosShownOf(query, found.userId);
  return personView({ ...found, daysAway: 0, photos }, found, {
    room,
    relation: shared ? 'match' : input.as,
    given: shared ? facts : [],
    config: services.config,
    now,
  });
};
