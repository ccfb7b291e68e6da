import { randomUUID } from 'node:crypto';

/** Milliseconds between two beats, and the silence after which a process counts as gone. */
const every = 2000;
const silence = 7000;

/** What a process tells the others at each beat. */
interface Beat {
  readonly from: string;
  /** Counts the beats of one process: who misses one may have missed events too. */
  readonly beat: number;
  /** Counts the changes of who is connected to it. */
  readonly version: number;
  /** Who that is, when it has changed or somebody has asked. */
  readonly ids?: readonly number[] | undefined;
  /** The last one, of a process that stops. */
  readonly bye?: boolean | undefined;
}

export interface Peers {
  arrived(userId: number): void;
  left(userId: number): void;
  /** Members with a connection to any process: this one's at once, others' as they last told. */
  online(): ReadonlySet<number>;
  /**
   * True when nobody else could hear: what is told then goes to this process's own connections. Who comes later is made
   * to look again, in case something was told in between.
   */
  alone(): boolean;
  close(): void;
}

/** A beat that came from another process could be of another release: what is not understood is not used. */
function isBeat(value: unknown): value is Beat {
  const beat = value as Partial<Beat> | null;
  return typeof beat?.from === 'string' && typeof beat.beat === 'number' && typeof beat.version === 'number';
}

/**
 * Who is connected, over all processes. Each tells the others by itself, so that nobody waits for the answer of one that
 * has died. `send` reaches all others and may lose what it was given; `onMissed` is called when something of another
 * process may have been lost: it died, or one of its beats did not arrive.
 */
export function makePeers(options: {
  send: ((name: 'beat' | 'who', content: unknown) => void) | undefined;
  hear: (name: 'beat' | 'who', listener: (content: unknown) => void) => void;
  onMissed: () => void;
  /** Since when this process has heard the others without a break; undefined while it does not. Milliseconds. */
  hearingSince: () => number | undefined;
}): Peers {
  const { send, onMissed, hearingSince } = options;
  const self = randomUUID();
  const own = new Map<number, number>();
  const others = new Map<string, { beat: number; version: number; ids: readonly number[]; at: number }>();
  let version = 0;
  let told = -1;
  let beat = 0;
  let lastHeard = Date.now();
  /** Something was told to nobody else since another was heard. */
  let kept = false;

  /** Somebody is there. A beat is left out, so that whoever knew this process before looks again. */
  const heardOther = () => {
    lastHeard = Date.now();
    if (kept) beat += 1;
    kept = false;
  };

  const speak = () => {
    beat += 1;
    const ids = told === version ? undefined : [...own.keys()];
    told = version;
    send?.('beat', { from: self, beat, version, ids } satisfies Beat);
  };
  const forgetSilent = () => {
    const now = Date.now();
    for (const [id, { at }] of others) {
      if (now - at < silence) continue;
      others.delete(id);
      onMissed();
    }
  };
  const timer = send
    ? setInterval(() => {
        speak();
        forgetSilent();
      }, every)
    : undefined;
  timer?.unref();

  options.hear('beat', (content) => {
    if (!isBeat(content)) return;
    const { from, ids, bye } = content;
    const before = others.get(from);
    heardOther();
    if (bye) return void others.delete(from);
    // One that was there before this one, or was not heard for a while, may have told something meanwhile.
    if (content.beat !== (before?.beat ?? 0) + 1) onMissed();
    const isKnown = ids !== undefined || before?.version === content.version;
    others.set(from, {
      beat: content.beat,
      // What is not known yet stays asked for.
      version: isKnown ? content.version : -1,
      ids: ids ?? before?.ids ?? [],
      at: Date.now(),
    });
    if (!isKnown) send?.('who', { from: self });
  });
  options.hear('who', () => {
    heardOther();
    told = -1;
    speak();
  });
  send?.('who', { from: self });

  return {
    arrived: (userId) => {
      const count = own.get(userId) ?? 0;
      own.set(userId, count + 1);
      if (count === 0) version += 1;
    },
    left: (userId) => {
      const count = own.get(userId) ?? 0;
      if (count > 1) return void own.set(userId, count - 1);
      if (own.delete(userId)) version += 1;
    },
    online: () => {
      const all = new Set(own.keys());
      for (const { ids } of others.values()) for (const id of ids) all.add(id);
      return all;
    },
    alone: () => {
      const now = Date.now();
      const since = Math.max(lastHeard, hearingSince() ?? now);
      const isAlone = send === undefined || (others.size === 0 && now - since > silence);
      kept ||= isAlone;
      return isAlone;
    },
    close: () => {
      clearInterval(timer);
      send?.('beat', { from: self, beat: beat + 1, version, bye: true } satisfies Beat);
    },
  };
}
