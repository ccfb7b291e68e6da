// The tests that take longest, all of them; `npm test` takes a third.
import { join } from 'node:path';
import { root } from '../install.mjs';
import { longTests } from '../long-tests.ts';
import { runNode } from '../run-child.mjs';

runNode([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...longTests], { env: { NODE_ENV: 'test' } });
