// Every journey, none left out; what has passed is written down, and "npm test" then takes a part of it.
// `node tools/verify/journeys.ts changed` runs those of areas of which nothing is written down, and a third of the others.
import { runJourneys } from '../e2e/run-journeys.ts';
import { noteVerified } from '../e2e/selection.ts';
import { notePassed } from '../passed-areas.ts';

const changed = process.argv.includes('changed');
if (runJourneys(['journeys'], changed ? { DOORWAYS_JOURNEYS: 'sample' } : {})) noteVerified();
else {
  process.exitCode = 1;
  notePassed();
}
