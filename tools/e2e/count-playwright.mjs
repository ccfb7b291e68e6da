// Plain JavaScript for tools/test.mjs, which starts on the machine's own Node.
/**
 * What passes only when run again is a failure, with one exception: the browser itself crashed (a segmentation fault of
 * its renderer, seen about once in a thousand journeys), which says nothing of the page. It is told all the same.
 */
export function countPlaywright({ stats, errors = [], suites = [] }) {
  const testsIn = ({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test }))),
    ...inner.flatMap(testsIn),
  ];
  const crashes = ({ results }) =>
    results
      .filter(({ status }) => status !== 'passed')
      .every(({ errors: all = [] }) => all.some(({ message = '' }) => /(Target|Page) crashed/.test(message)));
  const flaky = suites.flatMap(testsIn).filter(({ status }) => status === 'flaky');
  const crashed = flaky.filter(crashes);
  for (const { title } of crashed) console.log(`The browser crashed, and this passed when run again: ${title}`);
  const failed = stats.unexpected + stats.flaky - crashed.length + errors.length;
  return { passed: stats.expected + crashed.length, failed };
}
