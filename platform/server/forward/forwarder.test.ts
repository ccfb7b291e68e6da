import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, useOPUS } from 'werift';
import { makeLog } from '../log.ts';
import { type Forwarder, makeForwarder } from './forwarder.ts';

const room = '1';
const [ana, ben, kim] = [1, 2, 3];
let forwarder: Forwarder;
let open: RTCPeerConnection[] = [];
beforeEach(() => {
  const made = makeForwarder(
    { forwarding: { address: '127.0.0.1', ports: undefined } },
    makeLog({ logLevel: 'silent' }),
  );
  if (!made) throw new Error('No forwarder was made.');
  forwarder = made;
});
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
  await forwarder.stop();
});

/** Candidates of the loopback alone: nothing of a test leaves the machine. */
const onLoopback = (sdp: string) =>
  sdp
    .split('\r\n')
    .filter((line) => !line.startsWith('a=candidate') || line.includes(' 127.0.0.1 '))
    .join('\r\n');
const device = () => {
  const own = new RTCPeerConnection({
    codecs: { audio: [useOPUS()], video: [] },
    iceServers: [],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  });
  open.push(own);
  return own;
};
const offerOf = async (own: RTCPeerConnection): Promise<string> => {
  await own.setLocalDescription(await own.createOffer());
  return onLoopback(own.localDescription?.sdp ?? '');
};
const accept = async (own: RTCPeerConnection, sdp: string) => {
  await own.setRemoteDescription({ type: 'answer', sdp: onLoopback(sdp) });
  await vi.waitFor(() => expect(own.connectionState).toBe('connected'), { timeout: 15_000 });
};

/** A device that sends: each call is one frame of sound. */
async function speaker(member: number): Promise<(frame: number) => void> {
  const own = device();
  const track = new MediaStreamTrack({ kind: 'audio' });
  own.addTransceiver(track, { direction: 'sendonly' });
  await accept(own, await forwarder.publish(room, member, await offerOf(own)));
  return (frame) =>
    track.writeRtp(
      new RtpPacket(
        new RtpHeader({ payloadType: 96, sequenceNumber: frame, timestamp: frame * 960 }),
        Buffer.from([frame]),
      ),
    );
}
/** A device that hears: the frames that came, by their content. */
async function listener(member: number, of: number): Promise<readonly number[]> {
  const own = device();
  const frames: number[] = [];
  own.addTransceiver('audio', { direction: 'recvonly' });
  own.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ payload }) => frames.push(payload[0] ?? -1));
  });
  await accept(own, await forwarder.hear(room, member, of, await offerOf(own)));
  return frames;
}

describe('the unit that forwards, in its own process', { timeout: 60_000 }, () => {
  test('two devices hear each frame of a third, and one that was parted hears no more', async () => {
    const say = await speaker(ana);
    const [first, second] = [await listener(ben, ana), await listener(kim, ana)];
    for (let frame = 1; frame <= 50; frame += 1) say(frame);
    const all = Array.from({ length: 50 }, (_, at) => at + 1);
    await vi.waitFor(() => expect([first, second]).toEqual([all, all]), { timeout: 15_000 });
    forwarder.part(room, ana, ben);
    // The process does one thing after the other: what is asked after it comes after it.
    await expect(forwarder.hear(room, ben, kim, 'v=0')).rejects.toMatchObject({ problem: { status: 409 } });
    for (let frame = 51; frame <= 60; frame += 1) say(frame);
    await vi.waitFor(() => expect(second).toHaveLength(60), { timeout: 15_000 });
    expect(first).toHaveLength(50);
  });

  test('broken offers and candidates are refused, and the others go on hearing', async () => {
    const say = await speaker(ana);
    const frames = await listener(ben, ana);
    const whole = await offerOf(device());
    const broken = [
      '',
      'v=0',
      '\u0000'.repeat(1000),
      'a=candidate:'.repeat(2000),
      'm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n'.repeat(200),
      whole.replace(/a=fingerprint:.*/g, 'a=fingerprint:sha-256 zz'),
      whole.replace(/a=ice-(ufrag|pwd):.*/g, ''),
      `${whole}a=candidate:1 1 udp x 999.1.1.1 99999999 typ nowhere\r\n`,
      '{"sdp": null}',
    ];
    for (const offer of broken) {
      await Promise.allSettled([forwarder.publish(room, kim, offer), forwarder.hear(room, kim, ana, offer)]);
    }
    for (let frame = 1; frame <= 20; frame += 1) say(frame);
    await vi.waitFor(() => expect(frames).toHaveLength(20), { timeout: 15_000 });
  });

  test('no address that an offer names is knocked at', async () => {
    const door = createSocket('udp4').bind(0, '127.0.0.1');
    await once(door, 'listening');
    let knocks = 0;
    door.on('message', () => {
      knocks += 1;
    });
    const named = `a=candidate:1 1 udp 2130706431 127.0.0.1 ${door.address().port} typ host`;
    const lying = device();
    lying.addTransceiver(new MediaStreamTrack({ kind: 'audio' }), { direction: 'sendonly' });
    const offer = await offerOf(lying);
    await forwarder.publish(room, kim, offer.replace(/^a=candidate:.*$/gm, named));
    // A whole connection takes longer than a knock would.
    const say = await speaker(ana);
    const frames = await listener(ben, ana);
    say(1);
    await vi.waitFor(() => expect(frames).toEqual([1]), { timeout: 15_000 });
    door.close();
    expect(knocks).toBe(0);
  });

  test('a device whose offer is no offer is told that it can’t be connected', async () => {
    await expect(forwarder.publish(room, ana, 'no offer')).rejects.toMatchObject({ problem: { status: 503 } });
    await expect(forwarder.hear(room, ben, ana, 'no offer')).rejects.toMatchObject({ problem: { status: 409 } });
  });
});
