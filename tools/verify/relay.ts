// Calls through a real relay, coturn, in a network that the test makes: bookings and VR rooms, passwords that end, and a
// relay that does not answer. Without coturn it says so and is passed over.
import { runJourneys } from '../e2e/run-journeys.ts';
import { noRelay } from '../relay/network.ts';

const reason = noRelay();
if (reason) console.log(`Passed over. ${reason}`);
else if (!runJourneys(['relay']).passed) process.exitCode = 1;
