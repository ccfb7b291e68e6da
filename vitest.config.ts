import { defineConfig } from 'vitest/config';
import { leftOut } from './tools/long-tests.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'platform/**/*.test.ts',
      'areas/**/*.test.ts',
      'apps/**/*.test.ts',
      'tools/**/*.test.ts',
      'demo/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', 'tools/new-area/sample/**', ...leftOut()],
    // Files of one worker share modules, so that the migrated embedded database is loaded once a worker.
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // As long as the test has: a busy machine is no failure.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['./tools/vitest-setup.ts'],
    env: { LOG_LEVEL: 'silent' },
  },
});
