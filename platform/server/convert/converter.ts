import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content, Upload } from '#platform/contract/operation.ts';
import { keptUpload } from '../incoming.ts';
import type { Log } from '../log.ts';
import { problem } from '../problem.ts';
import { contentAt } from '../store.ts';
import { makeFairQueue } from './fair-queue.ts';

/** Quick: what somebody waits for in the middle of a sentence. Long work has a process and a queue of its own. */
export type ConvertLane = 'quick' | 'long';

/** A module that turns an upload into clean files: its `convert` runs in a process without rights. */
export interface Converter<Options, Names extends string, About> {
  readonly module: string;
  readonly lane: ConvertLane;
  /** Not there: it keeps the types together. */
  readonly types?: (options: Options) => { readonly files: readonly Names[]; readonly about: About };
}

export const converter = <Options, Names extends string, About>(
  module: URL,
  lane: ConvertLane,
): Converter<Options, Names, About> => ({ module: module.href, lane });

/** What such a module exports: reads the file at `source` and writes each file that it makes to `target(name)`. */
export type Convert<Options, Names extends string, About> = (job: {
  readonly source: string;
  readonly target: (name: Names) => string;
  readonly options: Options;
}) => Promise<{ readonly files: readonly Names[]; readonly about: About }>;

/** The files last as long as the call whose upload they were made of. */
export interface Converted<Names extends string, About> {
  readonly files: Readonly<Record<Names, Content>>;
  readonly about: About;
}

export interface Converters {
  readonly convert: <Options, Names extends string, About>(
    upload: Upload,
    by: Converter<Options, Names, About>,
    options: Options,
  ) => Promise<Converted<Names, About>>;
  /** How many files were given to a process. */
  readonly begun: () => number;
  readonly stop: () => Promise<void>;
}

export interface ConvertJob {
  readonly module: string;
  readonly source: string;
  readonly folder: string;
  readonly options: unknown;
}
/** rss: bytes that the process holds after the job. */
export type ConvertAnswer =
  | { readonly result: { readonly files: readonly string[]; readonly about: unknown }; readonly rss: number }
  | { readonly refusal: { readonly status: number; readonly detail: string } }
  | { readonly failure: string };

const mostMilliseconds = 40_000;
const idleMilliseconds = 20_000;
const mostMemory = 300_000_000;
const mostWaiting = { waiting: 32, ofOneSender: 8 };

const root = join(import.meta.dirname, '../../..');
/** Its own code and nothing else: neither what members uploaded nor the server's secret. */
const readable = ['node_modules', 'areas', 'platform', 'package.json'].map(
  (path) => `--allow-fs-read=${join(root, path)}`,
);

/**
 * Files from outside are taken apart in processes of their own: what they make a decoder do can neither fill this
 * process, nor start programs, read secrets or see another upload. Such a process goes when it is idle, late or has
 * grown. It gets one file at a time, in a folder that has nothing else in it.
 */
export function makeConverters(dir: string, log: Log): Converters {
  const lanes = { quick: makeLane(dir), long: makeLane(dir) };
  let begun = 0;
  return {
    convert: (upload, by, options) => {
      const { folder, sender } = keptUpload(upload);
      return lanes[by.lane].queue(sender, async () => {
        begun += 1;
        const { answer, files } = await lanes[by.lane].run(by.module, join(folder, 'body'), folder, options);
        if ('result' in answer) return { files, about: answer.result.about } as never;
        if ('refusal' in answer) throw refusalOf(answer.refusal);
        log.info(
          { converter: by.module.slice(by.module.lastIndexOf('/') + 1), reason: answer.failure },
          'An upload could not be read',
        );
        throw problem.unprocessable('This file is damaged or of a kind that cannot be read here.');
      });
    },
    begun: () => begun,
    stop: async () => {
      await Promise.all([lanes.quick.stop(), lanes.long.stop()]);
    },
  };
}

/** What the process says is words for the sender, and nothing more. */
function refusalOf({ status, detail }: { status: number; detail: string }) {
  if (status === 415) return problem.wrongType(detail);
  return status === 413 ? problem.tooLarge(detail) : problem.unprocessable(detail);
}

interface Worker {
  readonly child: ChildProcess;
  readonly folder: string;
}

function makeLane(dir: string) {
  let worker: Promise<Worker> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let jobs = 0;

  const start = async (): Promise<Worker> => {
    const folder = join(dir, `convert-${randomUUID()}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const child = fork(new URL('./process.ts', import.meta.url), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
      execArgv: [
        ...readable,
        `--allow-fs-read=${folder}`,
        `--allow-fs-write=${folder}`,
        '--permission',
        '--allow-addons',
        '--max-old-space-size=192',
      ],
    });
    return { child, folder };
  };
  const stop = async () => {
    clearTimeout(idle);
    const old = worker;
    worker = undefined;
    if (!old) return;
    const { child, folder } = await old;
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };

  const run = async (module: string, body: string, keep: string, options: unknown) => {
    clearTimeout(idle);
    jobs += 1;
    const running = worker ?? start();
    worker = running;
    const { child, folder } = await running;
    // Another name each time: a decoder may remember what a name held.
    const source = join(folder, `in-${jobs}`);
    await rename(body, source);
    const answer = await ask(child, { module, source, folder, options });
    const files = 'result' in answer ? await takeOut(folder, keep, answer.result.files) : {};
    const ended = 'failure' in answer || child.exitCode !== null || child.signalCode !== null;
    if (ended || ('rss' in answer && answer.rss > mostMemory)) await stop();
    else {
      for (const left of await readdir(folder)) await rm(join(folder, left), { recursive: true, force: true });
      idle = setTimeout(() => void stop(), idleMilliseconds).unref();
    }
    return { answer, files };
  };
  return { queue: makeFairQueue(mostWaiting), run, stop };
}

/** Plain files alone: a link would lead out of the folder. */
async function takeOut(from: string, to: string, names: readonly string[]): Promise<Record<string, Content>> {
  const files: Record<string, Content> = {};
  for (const name of names) {
    if (!/^[a-z]{1,20}$/.test(name)) throw new Error('A converter named no file of its own.');
    const path = join(to, name);
    const { size, nlink } = await lstat(join(from, name)).then((file) => {
      if (!file.isFile()) throw new Error('A converter made something that is no file.');
      return file;
    });
    if (nlink !== 1) throw new Error('A converter made something that is no file.');
    await rename(join(from, name), path);
    files[name] = contentAt(path, size);
  }
  return files;
}

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
