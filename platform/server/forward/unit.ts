import { MediaStreamTrack, RTCPeerConnection, type RtpPacket, useOPUS } from 'werift';
import type { Unit } from './rooms.ts';

export interface UnitOptions {
  /** How browsers reach this machine, where its own addresses are not those. */
  readonly address: string | undefined;
  /** UDP ports, the first and the last. */
  readonly ports: readonly [number, number] | undefined;
}

/**
 * What a device says of where it is, is left out: the unit answers whoever reaches it (`iceLite`), and never knocks at an
 * address that a member names. So it does not notice either who is gone: the area says so.
 */
const withoutAddresses = (offer: string) =>
  offer
    .split('\n')
    .filter((line) => !line.startsWith('a=candidate:') && !line.startsWith('a=remote-candidates:'))
    .join('\n');

/** Sound alone. The only module that knows the library. */
export function makeUnit({ address, ports }: UnitOptions): Unit<RtpPacket> {
  const connection = (gone: () => void) => {
    const own = new RTCPeerConnection({
      codecs: { audio: [useOPUS()], video: [] },
      iceServers: [],
      iceUseIpv6: false,
      iceLite: true,
      ...(ports && { icePortRange: [ports[0], ports[1]] }),
      ...(address !== undefined && { iceAdditionalHostAddresses: [address] }),
    });
    own.connectionStateChange.subscribe((state) => {
      if (state === 'failed' || state === 'closed' || state === 'disconnected') gone();
    });
    return own;
  };
  const answerOf = async (own: RTCPeerConnection, offer: string): Promise<string> => {
    await own.setRemoteDescription({ type: 'offer', sdp: withoutAddresses(offer) });
    await own.setLocalDescription(await own.createAnswer());
    const sdp = own.localDescription?.sdp;
    // The library answers what is no offer at all, with nothing in it.
    if (!sdp?.includes('\nm=audio ')) throw new Error('The offer has no sound in it.');
    return sdp;
  };
  const closing = (own: RTCPeerConnection) => () => {
    own.close().catch(() => undefined);
  };
  return {
    receive: async (offer, { packet, gone }) => {
      const own = connection(gone);
      own.addTransceiver('audio', { direction: 'recvonly' });
      own.onTrack.subscribe((track) => {
        track.onReceiveRtp.subscribe((rtp) => packet(rtp));
      });
      try {
        return { answer: await answerOf(own, offer), close: closing(own) };
      } catch (error) {
        closing(own)();
        throw error;
      }
    },
    send: async (offer, { gone }) => {
      const own = connection(gone);
      const track = new MediaStreamTrack({ kind: 'audio' });
      own.addTransceiver(track, { direction: 'sendonly' });
      try {
        const answer = await answerOf(own, offer);
        // Each connection numbers its packets anew, so each gets a copy.
        return { answer, close: closing(own), write: (rtp) => track.writeRtp(rtp.clone()) };
      } catch (error) {
        closing(own)();
        throw error;
      }
    },
  };
}
