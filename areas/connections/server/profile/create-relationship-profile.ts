import { todayInAustralia } from '#areas/account/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { connectionProfileChanged, type createRelationshipProfile as contract } from '../../contract.ts';
import { defaults } from '../../pure/limits.ts';
import { usualStages } from '../../pure/seen-by.ts';
import { type Declared, dayOf } from '../age.ts';
import { from } from '../from.ts';
import { ownProfile, profileView } from '../own-profile.ts';
import { noFacts, sealWords } from '../seal.ts';
import { connectionProfiles } from '../tables.ts';
import { columnsOf, over, placeOf, rangeOf } from './written.ts';

const dropDraft = statement((v: { userId: number }) =>
  from.deleteFrom('connection_drafts').where('user_id', '=', v.userId),
);

export const createRelationshipProfile: Handler<typeof contract> = async (useCase) => {
  const { input, principal, found, db, query, emit, now, services } = useCase;
  const { config } = services;
  const userId = principal.id;
  const { place, lat, lng } = placeOf(input.place);
  const words = {
    aboutMe: input.aboutMe,
    place,
    relationshipStatus: input.relationshipStatus,
    facts: over(noFacts, input.facts),
  };
  const added = await db
    .insert(connectionProfiles)
    .values({
      userId,
      isActive: input.isActive,
      ...rangeOf(input, [...defaults.ageRange]),
      ...columnsOf({ ...input, stages: over(usualStages, input.stages) }),
      bornIn: (found as Declared).bornIn,
      lat,
      lng,
      wordsSealed: sealWords(config, userId, words),
      activeOn: dayOf(todayInAustralia(now)),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ userId: connectionProfiles.userId });
  if (added.length === 0) throw problem.conflict('You have a relationship profile already. You can change it.');
  await query(dropDraft, { userId });
  await emit(connectionProfileChanged, { userId });
  const row = await ownProfile(query, userId);
  if (!row) throw new Error('The profile was not stored.');
  return profileView(row, config, now);
};
