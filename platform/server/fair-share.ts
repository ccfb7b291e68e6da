import { problem } from './problem.ts';

/** Places for work, shared fairly: whoever has had least lately comes first, however many others ask. */
export interface FairShare {
  inWork(): number;
  /** Whoever calls would be refused now. */
  full(caller: string): boolean;
  /** Counts one more in work: at once, or when the promise comes. Throws, or rejects, when there is no room. */
  enter(caller: string): Promise<void> | undefined;
  leave(caller: string): void;
  /** Asked a few times a second: forgets a part of what was, and refuses who waited too long. */
  look(): void;
}

export interface ShareLimits {
  /** How many may be in work now. */
  readonly most: () => number;
  /** How many may wait besides. */
  readonly waiting: number;
  /** Milliseconds after which nobody waits any more. */
  readonly patience: number;
  /** So many of one caller wait, where a browser asks for more at once than usual. */
  readonly least?: number;
}

/** What a browser asks for at once: so many of one caller wait, and no more are refused for the number of callers. */
const leastShare = 6;
/** What is left of a caller's past after each look: half of it is forgotten in a second and a half. */
const kept = 0.9;
/** So little is nothing. */
const forgotten = 0.2;

interface Caller {
  /** In work and waiting. */
  now: number;
  lately: number;
}

interface Waiting {
  readonly caller: string;
  readonly since: number;
  readonly go: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Where there is room, everybody goes on, and one caller may have all of it. Where there is none, who has a share of it
 * or more is refused at once; the others wait, few and not for long, and the next place goes to whoever has had least.
 * When too many wait, the one who has had most makes room: so somebody with nothing under way finds a place, unless all
 * who wait had nothing either, and never is there more in work or waiting than the limits say.
 */
export function makeFairShare(limits: ShareLimits, clock: () => number = () => performance.now()): FairShare {
  const callers = new Map<string, Caller>();
  const queue: Waiting[] = [];
  let inWork = 0;
  /** Callers with something in work or waiting. */
  let active = 0;

  const had = (caller: string) => {
    const { now = 0, lately = 0 } = callers.get(caller) ?? {};
    return now + lately;
  };
  const count = (caller: string) => {
    const own = callers.get(caller) ?? { now: 0, lately: 0 };
    if (own.now === 0) active += 1;
    own.now += 1;
    callers.set(caller, own);
  };
  const uncount = (caller: string, lately: number) => {
    const own = callers.get(caller);
    if (!own) return;
    own.now -= 1;
    own.lately += lately;
    if (own.now === 0) active -= 1;
  };

  const isRoom = () => queue.length === 0 && inWork < limits.most();
  /** The one of those waiting whose caller has had most; of several the last. */
  const heaviest = () => {
    let found: { readonly at: number; readonly weight: number } | undefined;
    for (const [at, { caller }] of queue.entries()) {
      const weight = had(caller);
      if (!found || weight >= found.weight) found = { at, weight };
    }
    return found;
  };
  /** The place in the queue of whoever makes room for this caller. */
  const displaced = (caller: string) => {
    const most = heaviest();
    return most && most.weight > had(caller) + 1 ? most.at : undefined;
  };
  const full = (caller: string) => {
    if (isRoom()) return false;
    const own = callers.get(caller)?.now ?? 0;
    const share = Math.max(limits.least ?? leastShare, Math.floor(limits.most() / (active + (own === 0 ? 1 : 0))));
    return own >= share || (queue.length >= limits.waiting && displaced(caller) === undefined);
  };

  const refuse = (at: number) => {
    const [one] = queue.splice(at, 1);
    if (!one) return;
    uncount(one.caller, 0);
    one.refuse(problem.busy());
  };
  const next = () => {
    while (queue.length > 0 && inWork < limits.most()) {
      let lightest = 0;
      for (const [at, { caller }] of queue.entries()) {
        if (had(caller) < had((queue[lightest] as Waiting).caller)) lightest = at;
      }
      const [one] = queue.splice(lightest, 1);
      inWork += 1;
      one?.go();
    }
  };

  return {
    inWork: () => inWork,
    full,
    enter: (caller) => {
      if (full(caller)) throw problem.busy();
      if (isRoom()) {
        count(caller);
        inWork += 1;
        return undefined;
      }
      const at = queue.length >= limits.waiting ? displaced(caller) : undefined;
      if (at !== undefined) refuse(at);
      count(caller);
      return new Promise((go, fail) => queue.push({ caller, since: clock(), go, refuse: fail }));
    },
    leave: (caller) => {
      uncount(caller, 1);
      inWork -= 1;
      next();
    },
    look: () => {
      for (const [caller, own] of callers) {
        own.lately *= kept;
        if (own.lately < forgotten) own.lately = 0;
        if (own.lately === 0 && own.now === 0) callers.delete(caller);
      }
      const late = clock() - limits.patience;
      for (let at = queue.length - 1; at >= 0; at -= 1) if ((queue[at] as Waiting).since < late) refuse(at);
      next();
    },
  };
}
