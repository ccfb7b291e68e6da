// Plain JavaScript for tools/test.mjs, which starts on the machine's own Node.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/** The first lines of a message, which say what differed; the whole of it stands where the test ran. */
const shorten = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n').slice(0, 1500);
const tell = (place, message) => [place, shorten(message)].filter(Boolean).join('\n');

export function countSteps(steps) {
  const failures = steps.filter(({ ok }) => !ok).map(({ name, problems = [] }) => tell(name, problems.join('\n')));
  return { passed: steps.length - failures.length, failed: failures.length, failures };
}

export function countVitest({ numPassedTests: passed = 0, testResults = [] }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded or cleared away has no failed test, and is a failure all the same.
    if (status === 'failed' && failed.length === 0) return [tell(file, message)];
    return failed.map(({ fullName, failureMessages = [] }) =>
      tell(`${file} › ${fullName}`, failureMessages.join('\n')),
    );
  });
  return { passed, failed: failures.length, failures };
}

/**
 * What passes only when run again is a failure, with one exception: the browser itself crashed (a segmentation fault of
 * its renderer, seen about once in a thousand journeys), which says nothing of the page. It is told all the same.
 */
export function countPlaywright({ stats, errors = [], suites = [] }) {
  const testsIn = ({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ place: `${file} › ${title}`, ...test }))),
    ...inner.flatMap(testsIn),
  ];
  const messages = ({ results }) =>
    results
      .filter(({ status }) => status !== 'passed')
      .map(({ errors: all = [] }) => all.map(({ message = '' }) => message).join('\n'));
  const crashed = (test) =>
    test.status === 'flaky' && messages(test).every((message) => /(Target|Page) crashed/.test(message));
  const tests = suites.flatMap(testsIn);
  const crashes = tests.filter(crashed);
  for (const { place } of crashes) console.log(`The browser crashed, and this passed when run again: ${place}`);
  const failures = tests
    .filter((test) => ['unexpected', 'flaky'].includes(test.status) && !crashed(test))
    .map((test) =>
      tell(`${test.place}${test.status === 'flaky' ? ' (passed when run again)' : ''}`, messages(test)[0]),
    );
  return {
    passed: stats.expected + crashes.length,
    failed: stats.unexpected + stats.flaky - crashes.length + errors.length,
    failures: [...failures, ...errors.map(({ message }) => shorten(message))],
  };
}
