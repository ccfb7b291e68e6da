// Every test that asks the database, on a PostgreSQL server instead of the embedded one. `npm test` takes a third.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClosure } from '../e2e/closure.ts';
import { isTakenAgain } from '../e2e/selection.ts';
import { root } from '../install.mjs';
import { runNode } from '../run-child.mjs';

const closureOf = makeClosure(root);
const asksDatabase = (test: string) =>
  closureOf([test]).some((path) => readFileSync(join(root, path), 'utf8').includes('server/testing/app.ts'));

const files = globSync('{areas,apps,platform,demo}/**/*.test.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => isTakenAgain(path) && asksDatabase(path))
  .sort();
// Without names, vitest would run all that there is.
if (files.length === 0) throw new Error('No test asks the database.');
console.log(`${files.length} files`);
const report = ['--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest-postgres.json'];
runNode([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...report, ...files], {
  env: { NODE_ENV: 'test', DOORWAYS_TEST_ENGINE: 'postgres' },
});
