import type { CallSignal } from '#platform/contract/call.ts';
import { goneMs } from './pace.ts';
import type { MediaKind, Peer, PeerEvents, Tracks } from './peer.ts';

export interface Line {
  readonly key: string;
  readonly mine: boolean;
  readonly text: string;
}
/** What the other says of themselves. */
export interface Other {
  readonly media: boolean;
  readonly mic: boolean;
  readonly camera: boolean;
}
export interface CallView {
  /** elsewhere: the same member has joined in another browser, and this one is out. */
  readonly stage: 'waiting' | 'together' | 'elsewhere';
  readonly other: Other | undefined;
  readonly connection: 'none' | 'connecting' | 'connected' | 'failed';
  /** What the other sends; it may be silent and black. */
  readonly remote: MediaStream | undefined;
  readonly lines: readonly Line[];
  /** The line that the other is writing. */
  readonly otherWrites: string;
  /** Something waits for our connection to come back. */
  readonly unsent: boolean;
}

type Told<S = CallSignal> = S extends unknown ? Omit<S, 'room' | 'from' | 'to'> : never;

export interface CallOptions {
  readonly room: string;
  /** Agreed to voice or picture. Without it there is no direct connection, whatever the other asks for. */
  readonly media: boolean;
  /** One of the two makes the offers, so that they never cross. */
  readonly offers: boolean;
  readonly makePeer: (tracks: Tracks, on: PeerEvents) => Peer;
  /** False: there is no connection to our server now. */
  readonly tell: (signal: CallSignal) => boolean;
  readonly onView: (view: CallView) => void;
  readonly now?: () => number;
}

export const firstView: CallView = {
  stage: 'waiting',
  other: undefined,
  connection: 'none',
  remote: undefined,
  lines: [],
  otherWrites: '',
  unsent: false,
};

const beatMs = 10_000;
const connectMs = 20_000;
/** As long as the other one may look for ways to be reached (peer.ts), and some. */
const offerMs = 15_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Chance alone: it tells two browsers apart and says nothing about who is at them. */
const newName = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => alphabet[byte % alphabet.length]).join('');

/** One browser's end of a call, apart from any screen. */
export function createCallLink({ room, media, offers, makePeer, tell, onView, now = Date.now }: CallOptions) {
  const from = newName();
  let view = firstView;
  let other: string | undefined;
  let heardAt = 0;
  let beatAt = Number.NEGATIVE_INFINITY;
  let peer: Peer | undefined;
  let connectingUntil = 0;
  let tracks: Tracks = { audio: null, video: null };
  let mic = false;
  let waiting: CallSignal[] = [];
  let line = 1;
  let written = { text: '', told: '' };
  let over = false;

  const show = (change: Partial<CallView>) => {
    view = { ...view, ...change };
    onView(view);
  };
  const flush = () => {
    while (waiting[0] && tell(waiting[0])) waiting.shift();
    const unsent = waiting.some(({ kind }) => kind === 'line');
    if (unsent !== view.unsent) show({ unsent });
  };
  const say = (told: Told, to = other) => {
    const signal = { room, from, ...(to && { to }), ...told } as CallSignal;
    // What is out of date need not be told.
    waiting = waiting.filter(
      (one) => !(one.kind === signal.kind && (one.kind === 'here' || (one.kind === 'line' && !one.done))),
    );
    waiting.push(signal);
    flush();
  };
  const beat = (joins = false) => {
    beatAt = now();
    say({ kind: 'here', joins, media, mic, camera: tracks.video !== null });
  };

  const dropPeer = () => {
    peer?.close();
    peer = undefined;
    if (view.connection !== 'none') show({ connection: 'none', remote: undefined });
  };
  const newPeer = () => {
    dropPeer();
    connectingUntil = now() + connectMs;
    show({ connection: 'connecting' });
    const own: Peer = makePeer(tracks, {
      onRemote: (remote) => own === peer && show({ remote }),
      onState: (connection) => own === peer && show({ connection }),
    });
    peer = own;
    return own;
  };
  /** What fails here leaves the live text as it is. */
  const attempt = async (own: Peer, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch {
      if (own === peer) show({ connection: 'failed' });
    }
  };
  /** The other one makes it, unless they can’t. */
  const awaitOffer = () => {
    connectingUntil = now() + offerMs;
    show({ connection: 'connecting' });
  };
  const connect = () => {
    const own = newPeer();
    void attempt(own, async () => {
      const sdp = await own.offer();
      if (own === peer) say({ kind: 'offer', sdp });
    });
  };
  const answer = (sdp: string) => {
    const own = newPeer();
    void attempt(own, async () => {
      const mine = await own.answer(sdp);
      if (own === peer) say({ kind: 'answer', sdp: mine });
    });
  };

  const otherLeft = () => {
    other = undefined;
    dropPeer();
    show({ stage: 'waiting', other: undefined, otherWrites: '' });
  };
  const meet = (name: string) => {
    if (other) {
      say({ kind: 'left', elsewhere: true }, other);
      dropPeer();
    }
    other = name;
    beat();
  };
  const heardHere = (signal: Extract<CallSignal, { kind: 'here' }>) => {
    const isNew = signal.from !== other;
    // A browser that has left and not heard of it does not take the place of the one that came after it.
    if (isNew && other && !signal.joins) return;
    if (isNew) meet(signal.from);
    heardAt = now();
    show({ stage: 'together', other: { media: signal.media, mic: signal.mic, camera: signal.camera } });
    if (isNew && media && signal.media) {
      if (offers) connect();
      else awaitOffer();
    }
  };
  const heardLine = ({ line: number, text, done, from: name }: Extract<CallSignal, { kind: 'line' }>) => {
    const key = `${name}-${number}`;
    if (view.lines.some((one) => one.key === key)) return;
    if (!done) return show({ otherWrites: text });
    show({ otherWrites: '', lines: [...view.lines, { key, mine: false, text }] });
  };

  const hear = (signal: CallSignal) => {
    if (over || signal.room !== room || (signal.to !== undefined && signal.to !== from)) return;
    if (signal.kind === 'here') return heardHere(signal);
    if (signal.from !== other) return;
    heardAt = now();
    switch (signal.kind) {
      case 'left':
        if (!signal.elsewhere) return otherLeft();
        close();
        return show({ stage: 'elsewhere', other: undefined, otherWrites: '' });
      case 'line':
        return heardLine(signal);
      case 'again':
        return offers && media && view.other?.media ? connect() : undefined;
      case 'offer':
        return !offers && media ? answer(signal.sdp) : undefined;
      case 'answer': {
        const own = peer;
        return offers && own ? void attempt(own, () => own.accept(signal.sdp)) : undefined;
      }
    }
  };

  const tellWritten = () => {
    if (written.text === written.told) return;
    written = { ...written, told: written.text };
    say({ kind: 'line', line, text: written.text, done: false });
  };
  const close = () => {
    over = true;
    waiting = [];
    dropPeer();
  };

  return {
    hear,
    /** What has become of the call in the meantime. */
    tick() {
      if (over) return;
      flush();
      if (now() - beatAt >= beatMs) beat(beatAt === Number.NEGATIVE_INFINITY);
      if (other) tellWritten();
      if (view.connection === 'connecting' && now() > connectingUntil) show({ connection: 'failed' });
      if (other && view.connection !== 'connected' && now() - heardAt > goneMs) otherLeft();
    },
    /** What stands in the field; it is told at the next tick. */
    write(text: string) {
      written = { ...written, text };
    },
    finish() {
      const text = written.text.trim();
      if (!text || !other) return false;
      say({ kind: 'line', line, text, done: true });
      show({ lines: [...view.lines, { key: `${from}-${line}`, mine: true, text }] });
      line += 1;
      written = { text: '', told: '' };
      return true;
    },
    /** What this browser sends from now on; `isMicOn`: it is not muted. */
    async send(kind: MediaKind, track: MediaStreamTrack | null, isMicOn: boolean) {
      tracks = { ...tracks, [kind]: track };
      mic = isMicOn;
      const own = peer;
      if (own) await attempt(own, () => own.send(kind, track));
      if (other) beat();
    },
    /** After voice and picture could not connect. */
    again() {
      if (offers) return connect();
      awaitOffer();
      say({ kind: 'again' });
    },
    end() {
      if (over) return;
      say({ kind: 'left', elsewhere: false });
      close();
    },
  };
}

export type CallLink = ReturnType<typeof createCallLink>;
