import type { GroupCallContent, GroupCallSignal } from '#platform/contract/call.ts';
import type { PictureChoice } from '#platform/contract/call-limits.ts';
import { goneMs } from './pace.ts';
import type { MediaKind, Peer, PeerEvents, Tracks } from './peer.ts';

/** Somebody else in the call. */
interface InCall {
  readonly userId: number;
  readonly connection: 'connecting' | 'connected' | 'failed';
  /** What they send; it may be silent. */
  readonly remote: MediaStream | undefined;
}
export interface MeshView {
  /** elsewhere: the same member has joined in another browser, and this one is out. */
  readonly stage: 'in' | 'elsewhere';
  readonly people: readonly InCall[];
}
export const firstMeshView: MeshView = { stage: 'in', people: [] };

interface MeshOptions {
  readonly room: string;
  readonly userId: number;
  readonly makePeer: (tracks: Tracks, on: PeerEvents) => Peer;
  /** False: there is no connection to our server now. */
  readonly tell: (signal: GroupCallContent) => boolean;
  readonly onView: (view: MeshView) => void;
  /**
   * Where a unit forwards voices: it answers the offer of this browser, to send its own (undefined) or to hear a member.
   * Without it the browsers reach each other.
   */
  readonly exchange?: ((of: number | undefined, sdp: string) => Promise<string>) | undefined;
  /** Whose pictures this browser takes; without it the call has sound alone. */
  readonly pictures?: PictureChoice | undefined;
  readonly now?: () => number;
}

interface Link {
  /** Their browser. */
  readonly name: string;
  readonly peer: Peer | undefined;
  readonly connection: InCall['connection'];
  readonly remote: MediaStream | undefined;
  readonly since: number;
  readonly heardAt: number;
  /** So often it was tried anew by itself. */
  readonly tries: number;
  /** Whose pictures they take. */
  readonly pictures: PictureChoice;
}

type Told<S = GroupCallContent> = S extends unknown ? Omit<S, 'room' | 'from'> : never;

const beatMs = 10_000;
const connectMs = 20_000;
/** So often a connection that breaks is made anew without being asked for. */
const mostTries = 2;

const newName = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

const nothing: Tracks = { audio: null, video: null };

/**
 * One browser's end of a call of several, apart from any screen. It reaches each of the others by itself: of two, the one
 * with the smaller number makes the offers, so that they never cross. Or it sends once to a unit that forwards, and hears
 * from there whoever has the microphone on.
 */
export function createMesh({ room, userId, makePeer, tell, onView, exchange, pictures, now = Date.now }: MeshOptions) {
  const from = newName();
  const links = new Map<number, Link>();
  let tracks: Tracks = nothing;
  let mic = false;
  let takes = pictures;
  /** Our picture is one that interprets or signs. */
  let isSigned = false;
  /** What goes to the unit that forwards. */
  let out: Peer | undefined;
  let isSent = exchange === undefined;
  let beatAt = Number.NEGATIVE_INFINITY;
  let over = false;

  const show = (stage: MeshView['stage'] = 'in') =>
    onView({
      stage,
      people: [...links].map(([id, { connection, remote }]) => ({ userId: id, connection, remote })),
    });
  const say = (told: Told) => tell({ room, from, ...told } as GroupCallContent);
  const beat = (joins = false) => {
    // Whoever hears of a microphone asks for it: before it is sent there is nothing to hear.
    const picture = takes && { camera: tracks.video !== null, pictures: takes };
    if (say({ kind: 'here', joins, mic: mic && isSent, ...picture })) beatAt = now();
  };
  /** No one is sent a picture that they don’t take. */
  const tracksFor = (id: number): Tracks => {
    const wanted = links.get(id)?.pictures ?? 'none';
    return wanted === 'all' || (wanted === 'signed' && isSigned) ? tracks : { ...tracks, video: null };
  };
  const set = (id: number, change: Partial<Link>) => {
    const link = links.get(id);
    if (!link) return;
    links.set(id, { ...link, ...change });
    show();
  };
  const drop = (id: number) => {
    links.get(id)?.peer?.close();
    if (links.delete(id)) show();
  };
  const offers = (other: number) => exchange !== undefined || userId < other;

  const newPeer = (id: number): Peer => {
    links.get(id)?.peer?.close();
    const isOwn = () => links.get(id)?.peer === own;
    const own: Peer = makePeer(exchange ? nothing : tracksFor(id), {
      onRemote: (remote) => isOwn() && set(id, { remote }),
      onState: (connection) => {
        if (!isOwn()) return;
        set(id, connection === 'connected' ? { connection, tries: 0 } : { connection });
      },
    });
    set(id, { peer: own, connection: 'connecting', remote: undefined, since: now() });
    return own;
  };
  const attempt = async (id: number, own: Peer, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch {
      if (links.get(id)?.peer === own) set(id, { connection: 'failed' });
    }
  };
  const connect = (id: number) => {
    const own = newPeer(id);
    void attempt(id, own, async () => {
      const sdp = await own.offer();
      const link = links.get(id);
      if (link?.peer !== own) return;
      if (exchange) await own.accept(await exchange(id, sdp));
      else say({ kind: 'offer', to: link.name, toUser: id, sdp });
    });
  };
  /** Sends the own voice to the unit; a connection that breaks is made anew with the next beat. */
  const publish = async () => {
    if (!exchange || out || !tracks.audio) return;
    const own = makePeer(tracks, {
      onRemote: () => undefined,
      onState: (state) => {
        if (state === 'failed' && own === out) unpublish();
      },
    });
    out = own;
    try {
      await own.accept(await exchange(undefined, await own.offer()));
      if (own !== out) return;
      isSent = true;
      beat();
    } catch {
      if (own === out) unpublish();
    }
  };
  const unpublish = () => {
    out?.close();
    out = undefined;
    isSent = exchange === undefined;
  };
  const answer = (id: number, sdp: string) => {
    const own = newPeer(id);
    void attempt(id, own, async () => {
      const mine = await own.answer(sdp);
      const link = links.get(id);
      if (link?.peer === own) say({ kind: 'answer', to: link.name, toUser: id, sdp: mine });
    });
  };
  const again = (id: number) => {
    const link = links.get(id);
    if (!link) return;
    if (offers(id)) return connect(id);
    set(id, { connection: 'connecting', since: now() });
    say({ kind: 'again', to: link.name, toUser: id });
  };

  const sendPicture = (id: number) => {
    const peer = links.get(id)?.peer;
    if (peer && !exchange) void attempt(id, peer, () => peer.send('video', tracksFor(id).video));
  };

  /** Through a unit there is something to hear only while a microphone is on. */
  const isHeard = (hasMic: boolean) => exchange === undefined || hasMic;
  const heardHere = (signal: Extract<GroupCallSignal, { kind: 'here' }>) => {
    const { userId: id, from: name, joins } = signal;
    const link = links.get(id);
    // A browser that has left and not heard of it does not take the place of the one that came after it.
    if (link && link.name !== name && !joins) return;
    const wanted = signal.pictures ?? 'none';
    if (link?.name === name) {
      links.set(id, { ...link, heardAt: now(), pictures: wanted });
      if (link.pictures !== wanted) sendPicture(id);
      if (exchange && signal.mic && (!link.peer || link.connection === 'failed')) connect(id);
    } else {
      drop(id);
      links.set(id, {
        name,
        peer: undefined,
        connection: isHeard(signal.mic) ? 'connecting' : 'connected',
        remote: undefined,
        since: now(),
        heardAt: now(),
        tries: 0,
        pictures: wanted,
      });
      show();
      if (offers(id) && isHeard(signal.mic)) connect(id);
    }
    if (joins) beat();
  };

  const close = () => {
    over = true;
    unpublish();
    for (const { peer } of links.values()) peer?.close();
    links.clear();
  };

  return {
    hear(signal: GroupCallSignal) {
      if (over || signal.room !== room) return;
      if (signal.userId === userId) {
        if (signal.kind !== 'here' || !signal.joins || signal.from === from) return;
        close();
        return show('elsewhere');
      }
      if (signal.kind === 'here') return heardHere(signal);
      const link = links.get(signal.userId);
      if (link?.name !== signal.from) return;
      if (signal.kind === 'left') return drop(signal.userId);
      if (signal.kind === 'talk' || signal.to !== from || exchange) return;
      links.set(signal.userId, { ...link, heardAt: now() });
      if (signal.kind === 'again') {
        if (offers(signal.userId)) connect(signal.userId);
      } else if (signal.kind === 'offer') {
        if (!offers(signal.userId)) answer(signal.userId, signal.sdp);
      } else {
        const { peer } = link;
        if (peer && offers(signal.userId)) void attempt(signal.userId, peer, () => peer.accept(signal.sdp));
      }
    },
    /** What has become of the call in the meantime. */
    tick() {
      if (over) return;
      if (now() - beatAt >= beatMs) {
        void publish();
        beat(beatAt === Number.NEGATIVE_INFINITY);
      }
      for (const [id, link] of [...links]) {
        const isSilent = now() - link.heardAt > goneMs;
        if (isSilent && (exchange || link.connection !== 'connected')) drop(id);
        else if (link.connection === 'connecting' && now() - link.since > connectMs) set(id, { connection: 'failed' });
        else if (link.connection === 'failed' && offers(id) && link.tries < mostTries) {
          set(id, { tries: link.tries + 1 });
          connect(id);
        }
      }
    },
    /** Who may still be reached: whoever left, or is kept apart by a block, is let go. */
    keepTo(ids: ReadonlySet<number>) {
      for (const id of [...links.keys()]) if (!ids.has(id)) drop(id);
    },
    /** What this browser sends from now on; `isMicOn`: it is not muted. */
    async send(track: MediaStreamTrack | null, isMicOn: boolean, kind: MediaKind = 'audio') {
      if (kind === 'video') {
        tracks = { ...tracks, video: track };
        for (const id of links.keys()) sendPicture(id);
        if (!over && beatAt !== Number.NEGATIVE_INFINITY) beat();
        return;
      }
      const isOther = tracks.audio !== track;
      tracks = { ...tracks, audio: track };
      const changed = mic !== isMicOn;
      mic = isMicOn;
      if (isOther && exchange) {
        if (track) await (out ? out.send('audio', track).catch(unpublish) : undefined);
        else unpublish();
        await publish();
      } else if (isOther) {
        await Promise.all(
          [...links].map(async ([id, { peer }]) => peer && attempt(id, peer, () => peer.send('audio', track))),
        );
      }
      if (changed && !over && beatAt !== Number.NEGATIVE_INFINITY) beat();
    },
    /** Whose pictures this browser takes from now on, and whether its own is one that interprets or signs. */
    show(choice: PictureChoice, signs: boolean) {
      const isOther = takes !== choice;
      if (isSigned !== signs) {
        isSigned = signs;
        for (const id of links.keys()) sendPicture(id);
      }
      takes = choice;
      if (isOther && !over && beatAt !== Number.NEGATIVE_INFINITY) beat();
    },
    talk(talks: boolean) {
      if (!over) say({ kind: 'talk', talks });
    },
    /** After some could not be reached. */
    again() {
      for (const [id, { connection }] of [...links]) if (connection === 'failed') again(id);
    },
    end() {
      if (over) return;
      say({ kind: 'left' });
      close();
    },
  };
}

export type Mesh = ReturnType<typeof createMesh>;
