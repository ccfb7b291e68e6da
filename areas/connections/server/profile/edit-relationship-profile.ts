import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { connectionProfileChanged, type editRelationshipProfile as contract } from '../../contract.ts';
import { type OwnProfile, ownProfile, profileView } from '../own-profile.ts';
import { openWords, sealWords } from '../seal.ts';
import { connectionProfiles } from '../tables.ts';
import { columnsOf, over, placeOf, rangeOf } from './written.ts';

export const editRelationshipProfile: Handler<typeof contract, OwnProfile> = async (useCase) => {
  const { input, found, db, query, emit, now, services } = useCase;
  const { config } = services;
  const { userId, version, isActive = found.isActive, facts = {}, stages = {}, place, ...change } = input;
  const before = profileView(found, config, now);
  const old = openWords(config, userId, found.wordsSealed);
  const after = over(before, {
    ...change,
    ageRange: undefined,
    genderPreference: undefined,
    stages: over(before.stages, stages),
  });
  const genderPreference = change.genderPreference ?? before.genderPreference;
  const spot = place === undefined || place === old.place ? undefined : placeOf(place);
  const words = {
    aboutMe: after.aboutMe,
    place: spot?.place ?? old.place,
    relationshipStatus: after.relationshipStatus,
    facts: over(old.facts, facts),
  };
  const changed = await db
    .update(connectionProfiles)
    .set({
      isActive,
      ...rangeOf(change, before.ageRange),
      ...columnsOf({ ...after, genderPreference }),
      ...(spot && { lat: spot.lat, lng: spot.lng }),
      wordsSealed: sealWords(config, userId, words),
      version: sql`${connectionProfiles.version} + 1`,
    })
    .where(and(eq(connectionProfiles.userId, userId), eq(connectionProfiles.version, version)))
    .returning({ userId: connectionProfiles.userId });
  if (changed.length === 0) throw problem.conflict('This has changed since you opened it. Have another look.');
  await emit(connectionProfileChanged, { userId });
  const row = await ownProfile(query, userId);
  if (!row) throw problem.notFound();
  return profileView(row, config, now);
};
