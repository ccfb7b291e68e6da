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
}

export const rows: Row[] = [];

export function note(row: Row) {
  rows.push(row);
  process.stdout.write(`${row.goal}  ${row.what}: ${row.figure} (limit ${row.limit}, ratio ${row.ratio})\n`);
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
  const table = rows.map((r) => `| ${r.goal} | ${r.what} | ${r.figure} | ${r.limit} | ${r.ratio} | ${r.wanted} |`);
  const text = [
    '# Results',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} at commit ${commit} on ${machine}; load generator, server and database on the same machine. Only ratios within this run mean anything elsewhere.`,
    '',
    '| Goal | What | Figure | Limit | Ratio | Wanted |',
    '|---|---|---|---|---|---|',
    ...table,
    '',
  ].join('\n');
  writeFileSync(join(import.meta.dirname, 'results.md'), text);
}
