import { readFileSync } from 'node:fs';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The page as its accessibility tree, as Playwright wrote it down: where only the output is kept, it is all that can be looked at. */
function pageOf({ attachments }: TestResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path) return '';
  const tree = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  return tree.slice(0, 8000);
}

/** Says why a journey failed when it fails: a run that is stopped half-way has told it all the same. */
// biome-ignore lint/style/noDefaultExport: Playwright makes one of the default export
export default class FailuresAtOnce implements Reporter {
  private rootDir = '';

  onBegin(config: FullConfig) {
    this.rootDir = config.rootDir;
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const { errors, status } = result;
    if (status === test.expectedStatus || status === 'skipped') return;
    const where = `${test.location.file.replace(`${this.rootDir}/`, '')}:${test.location.line}`;
    const why = errors.map(({ message, value, snippet }) => [message ?? value, snippet].filter(Boolean).join('\n'));
    process.stdout.write(`\n--- ${where} › ${test.title}: ${status}\n${why.join('\n')}\n${pageOf(result)}---\n`);
  }
}
