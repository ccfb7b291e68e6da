import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says why a journey failed when it fails: a run that is stopped half-way has told it all the same. */
// biome-ignore lint/style/noDefaultExport: Playwright makes one of the default export
export default class FailuresAtOnce implements Reporter {
  private rootDir = '';

  onBegin(config: FullConfig) {
    this.rootDir = config.rootDir;
  }

  onTestEnd(test: TestCase, { errors, status }: TestResult) {
    if (status === test.expectedStatus || status === 'skipped') return;
    const where = `${test.location.file.replace(`${this.rootDir}/`, '')}:${test.location.line}`;
    const why = errors.map(({ message, value, snippet }) => [message ?? value, snippet].filter(Boolean).join('\n'));
    process.stdout.write(`\n--- ${where} › ${test.title}: ${status}\n${why.join('\n')}\n---\n`);
  }
}
