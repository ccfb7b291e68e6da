import { serverArea } from '#platform/server/area.ts';
import { sampleThingsContract } from '../contract.ts';
import { createSampleThing } from './create-sample-thing.ts';
import { deleteSampleThing } from './delete-sample-thing.ts';
import { editSampleThing } from './edit-sample-thing.ts';
import { getSampleThing } from './get-sample-thing.ts';
import { listSampleThings } from './list-sample-things.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { purgeDeleted } from './purge-deleted.ts';
import { reportables } from './reportables.ts';
import { restoreSampleThing } from './restore-sample-thing.ts';
import { searchSampleThings, suggestSampleThings } from './search-sample-things.ts';
import { seed } from './seed.ts';

export const sampleThings = serverArea({
  contract: sampleThingsContract,
  handlers: {
    listSampleThings,
    getSampleThing,
    createSampleThing,
    editSampleThing,
    deleteSampleThing,
    restoreSampleThing,
  },
  policies,
  work: {
    jobs: [purgeDeleted],
  },
  declares: {
    notices,
    searches: [
      { kind: 'sample-things', label: 'Sample things', find: searchSampleThings, suggest: suggestSampleThings },
    ],
    reportables,
    personalData,
  },
  pages: {
    embeds: [
      { path: /^\/sample-things$/, operation: 'listSampleThings' },
      { path: /^\/sample-things\/([1-9]\d*)$/, operation: 'getSampleThing', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});
