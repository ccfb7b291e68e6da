import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { countPlaywright, countSteps, countVitest } from './count-tests.mjs';
import { root } from './install.mjs';

describe('what the report of a part says', () => {
  test('of the check: the steps, and what is wrong', () => {
    const steps = [
      { name: 'types', ok: true, problems: [] },
      { name: 'words', ok: false, problems: ['README.md:1: a word', 'README.md:2: another'] },
    ];
    expect(countSteps(steps)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['words\nREADME.md:1: a word\nREADME.md:2: another'],
    });
  });

  test('of unit tests: each that failed, and each file that could not be loaded or cleared away', () => {
    const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
    const failed = { status: 'failed', fullName: 'sums takes away', failureMessages: ['expected 1 to be 2'] };
    const report = {
      numPassedTests: 2,
      testResults: [
        { name: join(root, 'areas/sums.test.ts'), status: 'failed', assertionResults: [passed, failed] },
        { name: join(root, 'areas/loads.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
        { name: join(root, 'areas/ends.test.ts'), status: 'failed', message: 'afterAll', assertionResults: [passed] },
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 2,
      failed: 3,
      failures: [
        'areas/sums.test.ts › sums takes away\nexpected 1 to be 2',
        'areas/loads.test.ts\nNo such module',
        'areas/ends.test.ts\nafterAll',
      ],
    });
  });

  test('of journeys: what passes only when run again has failed, unless the browser crashed', () => {
    const say = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const spec = (title: string, status: string, ...messages: string[]) => ({
      file: 'areas/sums.e2e.ts',
      title,
      tests: [{ status, results: messages.map((message) => ({ status: 'failed', errors: [{ message }] })) }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 2 },
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          specs: [spec('adds', 'expected'), spec('takes away', 'unexpected', 'not there', 'not there')],
          suites: [
            {
              specs: [spec('doubles', 'flaky', 'too late'), spec('halves', 'flaky', 'Page crashed')],
            },
          ],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 2,
      failed: 3,
      failures: [
        'areas/sums.e2e.ts › takes away\nnot there',
        'areas/sums.e2e.ts › doubles (passed when run again)\ntoo late',
        'the server did not start',
      ],
    });
    expect(say.mock.calls.flat().join()).toContain('areas/sums.e2e.ts › halves');
    say.mockRestore();
  });

  test('a long message is told by its first lines', () => {
    const problems = Array.from({ length: 40 }, (_, line) => `line ${line}`);
    const [failure] = countSteps([{ name: 'words', ok: false, problems }]).failures;
    expect(failure?.split('\n')).toEqual(['words', ...problems.slice(0, 12)]);
  });
});
