import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { problem } from '../problem.ts';

/**
 * Forwards voices: each device sends its own once, and no device learns where another is. It judges no one: whoever asks
 * it has asked the area’s rule before. A media server elsewhere can fill this port as well.
 */
export interface Forwarder {
  /** Answers the offer of a member who sends. What they sent there before ends. */
  publish(room: string, member: number, offer: string): Promise<string>;
  /** Answers the offer of a member who hears another. Refused while the other sends nothing. */
  hear(room: string, member: number, of: number, offer: string): Promise<string>;
  /** Neither hears the other any more. */
  part(room: string, one: number, another: number): void;
  /** Ends all that a member sends and hears there. */
  leave(room: string, member: number): void;
  stop(): Promise<void>;
}

export type ForwardAsk =
  | { readonly do: 'publish'; readonly room: string; readonly member: number; readonly offer: string }
  | { readonly do: 'hear'; readonly room: string; readonly member: number; readonly of: number; readonly offer: string }
  | { readonly do: 'part'; readonly room: string; readonly one: number; readonly another: number }
  | { readonly do: 'leave'; readonly room: string; readonly member: number };
export interface ForwardQuestion {
  readonly id: number;
  readonly ask: ForwardAsk;
}
/** `silent`: whoever was to be heard sends nothing. */
export type ForwardAnswer = { readonly id: number } & (
  | { readonly answer: string }
  | { readonly silent: true }
  | { readonly failure: string }
);

const patienceMs = 10_000;
const root = join(import.meta.dirname, '../../..');
const readable = ['node_modules', 'platform', 'package.json'].map((path) => `--allow-fs-read=${join(root, path)}`);

/** Later versions of Node.js close the network too, and have a word to open it. */
const network = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : [];

const unavailable = () => problem.unavailable('Voice can’t be connected right now. You can write, and try again soon.');

/**
 * The unit in a process of its own: what browsers send is read there, and a fault in it takes no call of the site with it.
 * It is started when it is first needed, and again after it has ended. Undefined where it is not wanted.
 */
export function makeForwarder({ forwarding }: Pick<Config, 'forwarding'>, log: Log): Forwarder | undefined {
  if (!forwarding) return undefined;
  let child: ChildProcess | undefined;
  let next = 1;
  const waiting = new Map<number, (answer: ForwardAnswer) => void>();

  const start = (): ChildProcess => {
    const own = fork(new URL('./process.ts', import.meta.url), {
      serialization: 'json',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { FORWARDING: JSON.stringify(forwarding) },
      execArgv: [...readable, ...network, '--permission', '--max-old-space-size=256'],
    });
    own.on('message', (message) => {
      const answer = message as ForwardAnswer;
      waiting.get(answer.id)?.(answer);
    });
    own.on('exit', (code) => {
      if (own !== child) return;
      child = undefined;
      log.error({ code }, 'The process that forwards voices has ended');
      for (const [id, done] of waiting) done({ id, failure: 'the process ended' });
    });
    own.on('error', (err) => log.error({ err }, 'The process that forwards voices is in trouble'));
    return own;
  };
  const tell = (ask: ForwardAsk, done?: (answer: ForwardAnswer) => void) => {
    child ??= start();
    const id = next;
    next += 1;
    if (done) waiting.set(id, done);
    child.send({ id, ask } satisfies ForwardQuestion, (error) => {
      if (error) done?.({ id, failure: error.message });
    });
    return id;
  };
  const ask = async (question: ForwardAsk): Promise<string> => {
    let id = 0;
    let late: NodeJS.Timeout | undefined;
    const answer = await new Promise<ForwardAnswer>((done) => {
      id = tell(question, done);
      late = setTimeout(() => done({ id, failure: 'too slow' }), patienceMs);
    });
    clearTimeout(late);
    waiting.delete(id);
    if ('answer' in answer) return answer.answer;
    if ('silent' in answer) throw problem.conflict('They have just turned the microphone off.');
    log.info({ reason: answer.failure }, 'A voice could not be forwarded');
    throw unavailable();
  };
  /** Nothing runs of which something would have to end. */
  const end = (what: ForwardAsk) => void (child && tell(what));

  return {
    publish: (room, member, offer) => ask({ do: 'publish', room, member, offer }),
    hear: (room, member, of, offer) => ask({ do: 'hear', room, member, of, offer }),
    part: (room, one, another) => end({ do: 'part', room, one, another }),
    leave: (room, member) => end({ do: 'leave', room, member }),
    stop: async () => {
      const own = child;
      child = undefined;
      own?.kill('SIGKILL');
    },
  };
}
