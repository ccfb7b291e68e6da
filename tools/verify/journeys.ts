// Every journey, none left out. What has passed is written down, and "npm test" then takes a part of it.

import { runJourneys } from '../e2e/run-journeys.ts';
import { noteVerified } from '../e2e/selection.ts';

if (runJourneys(['journeys'])) noteVerified();
else process.exitCode = 1;
