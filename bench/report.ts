import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

export interface Row {
  /** P1 … P14 of the performance goals. */
  readonly goal: string;
  readonly what: string;
  readonly figure: string;
  /** What it is held against, measured in the same run. */
  readonly limit: string;
  readonly ratio: string;
  readonly wanted: string;
  /** What the figure counts in a second, where it does, and whether each is a write: held against the yardsticks. */
  readonly rate?: number;
  readonly writes?: boolean;
}

/** What the product has no part in, in a second: yardsticks.ts. */
export interface Yardsticks {
  readonly answers: number;
  readonly reads: number;
  readonly commits: number;
}

const rows: Row[] = [];
let yardsticks: Yardsticks | undefined;

export const setYardsticks = (measured: Yardsticks) => {
  yardsticks = measured;
};

function against({ rate, writes }: Row): string {
  if (!yardsticks || rate === undefined) return '–';
  const { answers, reads, commits } = yardsticks;
  const share = (whole: number) => (whole > 0 ? `${((rate / whole) * 100).toFixed(1)} %` : 'n/a');
  return `${share(answers)} of answers, ${writes ? `${share(commits)} of commits` : `${share(reads)} of rows`}`;
}

export function note(row: Row) {
  rows.push(row);
  const { goal, what, figure, limit, ratio } = row;
  process.stdout.write(`${goal}  ${what}: ${figure} (limit ${limit}, ratio ${ratio}; ${against(row)})\n`);
}

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en-AU')}/s`;
export const percent = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)} %` : 'n/a');
export const times = (value: number, base: number) => (base > 0 ? `${(value / base).toFixed(2)} ×` : 'n/a');

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

export function writeResults() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const table = rows.map(
    (r) => `| ${r.goal} | ${r.what} | ${r.figure} | ${r.limit} | ${r.ratio} | ${against(r)} | ${r.wanted} |`,
  );
  const text = [
    '# Results',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} at commit ${commit} on ${machine}; load generator, server and database on the same machine. Only ratios within this run mean anything elsewhere.`,
    '',
    ...(yardsticks
      ? [
          `Yardsticks of this run: ${perSecond(yardsticks.answers)} bare answers of 20 kB, ${perSecond(yardsticks.reads)} rows read by key, ${perSecond(yardsticks.commits)} rows committed.`,
          '',
        ]
      : []),
    '| Goal | What | Figure | Limit | Ratio | Against the yardsticks | Wanted |',
    '|---|---|---|---|---|---|---|',
    ...table,
    '',
  ].join('\n');
  writeFileSync(join(import.meta.dirname, 'results.md'), text);
}
