import { z } from 'zod';
import { Id, id, Person, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { OpenEntry, WellnessEntry } from './entries.ts';
import { zone } from './fields.ts';

export const DiaryHelper = z.object({ person: Person, since: Timestamp });
export const WellnessHelpers = z.object({
  /** Who may write entries in your diary. */
  helpers: z.array(DiaryHelper),
  /** In whose diary you may write, as long as you both want it. */
  helpsFor: z.array(
    DiaryHelper.extend({
      /** False while their diary is sealed with a passphrase: no one else can write in it then. */
      canWrite: z.boolean(),
    }),
  ),
});
export type WellnessHelpers = z.infer<typeof WellnessHelpers>;

const byUser = z.object({ userId: id });

export const listWellnessHelpers = operation({
  name: 'listWellnessHelpers',
  method: 'GET',
  path: '/api/wellness-helpers',
  policy: 'member',
  summary: 'Your helpers, who may write entries in your diary, and the members whom you help.',
  output: json(WellnessHelpers),
});

export const allowWellnessHelper = operation({
  name: 'allowWellnessHelper',
  method: 'PUT',
  path: '/api/wellness-helpers/{userId}',
  policy: 'wellness.mayAllow',
  summary: 'Lets a member write entries in your diary. They read only what they wrote today. At most ten helpers.',
  params: byUser,
  output: json(WellnessHelpers),
  errors: ['conflict'],
  keyless: true,
});

export const endWellnessHelper = operation({
  name: 'endWellnessHelper',
  method: 'DELETE',
  path: '/api/wellness-helpers/{userId}',
  policy: 'wellness.ownHelper',
  summary: 'Ends at once that a member may write in your diary. What they wrote stays.',
  params: byUser,
  output: nothing(),
  status: 204,
  keyless: true,
  whileSuspended: true,
});

export const stopHelpingWithDiary = operation({
  name: 'stopHelpingWithDiary',
  method: 'DELETE',
  path: '/api/wellness-helpers/for/{userId}',
  policy: 'wellness.helps',
  summary: 'You no longer write in this member’s diary.',
  params: byUser,
  output: nothing(),
  status: 204,
  keyless: true,
  whileSuspended: true,
  endsOwnRight: true,
});

export const listHelpedEntries = operation({
  name: 'listHelpedEntries',
  method: 'GET',
  path: '/api/wellness-helpers/for/{userId}/entries',
  policy: 'wellness.helps',
  summary: 'The entries that you wrote today in this member’s diary, the newest first. You see nothing else of it.',
  params: byUser,
  query: z.object({ zone: zone.optional() }),
  output: paged(WellnessEntry),
});

export const createHelpedEntry = operation({
  name: 'createHelpedEntry',
  method: 'POST',
  path: '/api/wellness-helpers/for/{userId}/entries',
  policy: 'wellness.helps',
  summary: 'Writes an entry in the diary of a member who lets you. It is private, and marked with your name.',
  params: byUser,
  body: OpenEntry.omit({ isPrivate: true, shareWithHealthcare: true }),
  output: json(WellnessEntry),
  status: 201,
  errors: ['conflict'],
  keyless: true,
});

/** A helper wrote an entry. Nothing of what it says. */
export const diaryHelped = event('diaryHelped', z.object({ userId: Id, helperId: Id, entryId: Id }));
/** A member lets another write in their diary. */
export const diaryHelperAllowed = event('diaryHelperAllowed', z.object({ userId: Id, helperId: Id }));
/** It has ended, whoever ended it. */
export const diaryHelperEnded = event('diaryHelperEnded', z.object({ userId: Id, helperId: Id }));

export const helpersPart = contractPart({
  operations: [
    listWellnessHelpers,
    allowWellnessHelper,
    listHelpedEntries,
    createHelpedEntry,
    stopHelpingWithDiary,
    endWellnessHelper,
  ],
  events: [diaryHelped, diaryHelperAllowed, diaryHelperEnded],
  entities: { WellnessHelpers },
});
