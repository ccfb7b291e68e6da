// Every journey, none left out; what has passed is written down, and "npm test" then takes a part of it.
// `node tools/verify/journeys.ts changed` runs all of areas of which nothing is written down, and a part of the others.
import { runJourneys } from '../e2e/run-journeys.ts';
import { notePassed } from '../e2e/selection.ts';
import { passedAreas } from '../passed-areas.ts';

const changed = process.argv.includes('changed');
const { passed, report } = runJourneys(['journeys'], changed ? { DOORWAYS_JOURNEYS: 'sample' } : {});
notePassed(passedAreas(report), { whole: !changed });
if (!passed) process.exitCode = 1;
