import { codeFolders, filesBelow, isCode, run, type Step, verdict } from './step.ts';

interface Report {
  readonly summary: { unchanged: number; errors: number; warnings: number };
  readonly diagnostics: {
    severity: string;
    message: string;
    category: string;
    location?: { path?: string; start?: { line: number } };
  }[];
}

/** Biome: format, lint, cycles; fails as well when it read fewer files than there are. */
export const formatStep: Step = {
  name: 'format and lint',
  async run() {
    const expected = filesBelow(codeFolders, isCode).length;
    const { text } = await run('biome', [
      'check',
      '--error-on-warnings',
      '--max-diagnostics=none',
      '--reporter=json',
      '.',
    ]);
    const start = text.indexOf('{"summary"');
    if (start < 0) return verdict([text], 'no report');
    const { summary, diagnostics } = JSON.parse(text.slice(start).split('\n')[0] ?? '') as Report;
    const problems = diagnostics
      .filter(({ severity }) => severity === 'error' || severity === 'warning')
      .map(({ category, message, location }) => {
        const say = category === 'format' ? 'is not formatted' : `${category}: ${message}`;
        return `${location?.path ?? ''}:${location?.start?.line ?? 1} ${say}`;
      });
    if (problems.length < summary.errors + summary.warnings) problems.push(`In all ${summary.errors} errors.`);
    if (problems.length > 0) problems.push('"npm run format" puts right what can be put right by itself.');
    const checked = summary.unchanged;
    if (checked < expected) problems.push(`Biome read ${checked} files, and there are at least ${expected}.`);
    return verdict(problems, `${checked} files`);
  },
};
