// The full accessibility matrix: every route in every theme, width and state (Playwright project "full"), and every
// state that the journeys reach in every theme and width.
import { runJourneys } from '../e2e/run-journeys.ts';

if (!runJourneys(['full', 'journeys'], { DOORWAYS_MATRIX: 'full' }).passed) process.exitCode = 1;
