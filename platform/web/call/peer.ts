import type { CallSetup } from '#platform/contract/call.ts';

export type MediaKind = 'audio' | 'video';
/** What this browser sends; null: nothing of that kind. */
export type Tracks = Readonly<Record<MediaKind, MediaStreamTrack | null>>;

/** The direct connection to the other browser. */
export interface Peer {
  offer(): Promise<string>;
  answer(sdp: string): Promise<string>;
  accept(sdp: string): Promise<void>;
  send(kind: MediaKind, track: MediaStreamTrack | null): Promise<void>;
  close(): void;
}

export interface PeerEvents {
  readonly onRemote: (stream: MediaStream) => void;
  readonly onState: (state: 'connected' | 'failed') => void;
}

const gatherMs = 3000;
/** A relay that has not answered by then does not answer. */
const relayMs = 10_000;
/** What every browser has to know of. With these alone, what is told stays short. */
const common: Readonly<Record<MediaKind, string>> = { audio: 'audio/opus', video: 'video/VP8' };

function keepCommon(transceiver: RTCRtpTransceiver, kind: MediaKind) {
  const codecs = RTCRtpReceiver.getCapabilities?.(kind)?.codecs.filter(({ mimeType }) => mimeType === common[kind]);
  if (codecs && codecs.length > 0) transceiver.setCodecPreferences?.(codecs);
}

const described = ({ localDescription }: RTCPeerConnection) => localDescription?.sdp ?? '';
const hasWay = (own: RTCPeerConnection) => described(own).includes('\na=candidate:');

/**
 * Until all ways to reach this browser are known, or for as long as anybody would wait; without any way, until a relay
 * has had its time.
 */
const gathered = (own: RTCPeerConnection) =>
  new Promise<void>((done) => {
    let isLate = false;
    const look = () => {
      if (own.iceGatheringState === 'complete' || (isLate && hasWay(own))) done();
    };
    own.addEventListener('icegatheringstatechange', look);
    own.addEventListener('icecandidate', look);
    setTimeout(() => {
      isLate = true;
      look();
    }, gatherMs);
    setTimeout(done, relayMs);
    look();
  });

const both: readonly MediaKind[] = ['audio', 'video'];

/** Voice and picture have their places from the start, so that turning a camera on later needs no new agreement. */
export function makePeer(
  { iceServers, relayOnly }: CallSetup,
  tracks: Tracks,
  on: PeerEvents,
  kinds: readonly MediaKind[] = both,
): Peer {
  const own = new RTCPeerConnection({
    iceServers: iceServers.map(({ urls, username = '', credential = '' }) => ({ urls, username, credential })),
    iceTransportPolicy: relayOnly ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
  });
  const remote = new MediaStream();
  own.addEventListener('track', ({ track }) => {
    remote.addTrack(track);
    on.onRemote(remote);
  });
  own.addEventListener('connectionstatechange', () => {
    const state = own.connectionState;
    if (state === 'connected') on.onState('connected');
    else if (state === 'failed' || state === 'disconnected') on.onState('failed');
  });
  const placeOf = (kind: MediaKind) => own.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
  const describe = async () => {
    await own.setLocalDescription();
    await gathered(own);
    if (!hasWay(own)) throw new Error('There is no way to reach this browser.');
    return described(own);
  };
  return {
    offer: () => {
      for (const kind of kinds) keepCommon(own.addTransceiver(tracks[kind] ?? kind, { direction: 'sendrecv' }), kind);
      return describe();
    },
    answer: async (sdp) => {
      await own.setRemoteDescription({ type: 'offer', sdp });
      for (const kind of kinds) {
        const place = placeOf(kind);
        if (!place) continue;
        place.direction = 'sendrecv';
        await place.sender.replaceTrack(tracks[kind]);
      }
      return describe();
    },
    accept: (sdp) => own.setRemoteDescription({ type: 'answer', sdp }),
    send: async (kind, track) => placeOf(kind)?.sender.replaceTrack(track),
    close: () => own.close(),
  };
}
