import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Log } from '#platform/server/log.ts';
import { problem } from '#platform/server/problem.ts';
import type { Picture } from './convert-image.ts';
import { makeGate } from './gate.ts';
import type { Clip } from './remux.ts';
import type { Sound } from './remux-sound.ts';

export type ConvertJob =
  | { readonly kind: 'image' | 'clip'; readonly bytes: Uint8Array }
  /** `seconds`: how long it may be. */
  | { readonly kind: 'sound'; readonly bytes: Uint8Array; readonly seconds: number };

type Converted = Picture | Clip | Sound;

/** rss: bytes that the process holds after the job. */
export type ConvertAnswer = { result: Converted; rss: number } | { refusal: string } | { failure: string };

const mostMilliseconds = 40_000;
const idleMilliseconds = 20_000;
const mostMemory = 300_000_000;
const gate = makeGate(1, 24);
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

const root = join(import.meta.dirname, '../../../..');
/** Its own code and nothing else: neither what members uploaded nor the server's secret. */
const readable = ['node_modules', 'areas', 'platform', 'package.json'].map(
  (path) => `--allow-fs-read=${join(root, path)}`,
);

function stop() {
  child?.kill('SIGKILL');
  child = undefined;
}

function start(): ChildProcess {
  const started = fork(new URL('./convert-process.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    execArgv: [...readable, '--permission', '--allow-addons', '--max-old-space-size=192'],
  });
  started.once('exit', () => {
    if (child === started) child = undefined;
  });
  return started;
}

/**
 * Files from outside are taken apart in a process of their own, one at a time: what they make a decoder do can neither
 * fill this process, nor write files, start programs or read secrets. It goes when it is idle, late or has grown.
 */
export const convertUpload = <Result extends Converted>(job: ConvertJob, log: Log): Promise<Result> =>
  gate(async () => {
    clearTimeout(idle);
    child ??= start();
    const answer = await ask(child, job);
    if ('failure' in answer || ('rss' in answer && answer.rss > mostMemory)) stop();
    idle = setTimeout(stop, idleMilliseconds).unref();
    if ('result' in answer) return answer.result as Result;
    if ('refusal' in answer) throw problem.unprocessable(answer.refusal);
    log.info({ kind: job.kind, reason: answer.failure }, 'An upload could not be read');
    throw problem.unprocessable('This file is damaged or of a kind that cannot be read here.');
  });

async function ask(to: ChildProcess, job: ConvertJob): Promise<ConvertAnswer> {
  const heard = new AbortController();
  const { signal } = heard;
  const late = setTimeout(() => heard.abort(), mostMilliseconds);
  to.ref();
  try {
    const gone = once(to, 'exit', { signal }).then(() => ({ failure: 'the process ended' }));
    const heardFrom = once(to, 'message', { signal }).then(([message]) => message as ConvertAnswer);
    return await Promise.race([heardFrom, gone, sent(to, job).then(() => gone)]);
  } catch (error) {
    return { failure: signal.aborted ? 'too slow' : error instanceof Error ? error.message : 'unknown' };
  } finally {
    clearTimeout(late);
    heard.abort();
    to.unref();
    to.channel?.unref();
  }
}

const sent = (to: ChildProcess, job: ConvertJob) =>
  new Promise<void>((done, fail) => {
    to.send(job, (error) => (error ? fail(error) : done()));
  });
