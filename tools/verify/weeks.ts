// Five days each of people of the demo, by their own way of using the page (docs/weeks.md): what each step takes,
// and what it may take. `node tools/verify/weeks.ts reader` takes one week, by the name of its file.
import { runJourneys } from '../e2e/run-journeys.ts';
import { gone } from '../weeks/gone.ts';

const files = process.argv.slice(2).map((name) => `tools/weeks/${name}.week.ts`);
const { passed, report } = runJourneys(['weeks'], {}, files);
console.log(`\n${gone(report)}`);
if (!passed) process.exitCode = 1;
