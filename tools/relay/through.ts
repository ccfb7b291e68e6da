import type { Page } from '@playwright/test';
import { expect, test as journey } from '#platform/web/testing/journey.ts';
import { noRelay, type Relay, secret, startRelay } from './network.ts';

/** Where the relay is that the server tells browsers of: a real one, or an address at which nothing answers. */
type Which = 'real' | 'dead';

/** Journeys with a real coturn, in a network of its own. */
export const test = journey.extend<object, { which: Which; relay: Relay }>({
  which: ['real', { scope: 'worker', option: true }],
  relay: [
    async ({ browserName: _ }, use) => {
      const relay = await startRelay();
      await use(relay);
      await relay.stop();
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  serverEnv: [
    async ({ relay, which }, use) =>
      use({ TURN_URLS: which === 'dead' ? relay.deadUrl : relay.url, TURN_SECRET: secret }),
    { scope: 'worker' },
  ],
});
const reason = noRelay();
test.skip(reason !== undefined, reason ?? '');

/** From now on the page keeps its connections, for what they can tell of themselves. */
export const keepConnections = (page: Page) =>
  page.addInitScript(() => {
    const kept: RTCPeerConnection[] = [];
    const Real = RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Real {
      constructor(...how: ConstructorParameters<typeof Real>) {
        super(...how);
        kept.push(this);
      }
    };
    Object.assign(globalThis, { connections: kept });
  });

interface Told {
  /** Kinds of the two ends that are in use, and the protocol to the relay. */
  readonly ways: readonly string[];
  /** Of sound that came. */
  readonly bytes: number;
  /** All that the two browsers told each other about how to reach them. */
  readonly descriptions: readonly string[];
}

/** What the open connections of a page say. */
export const told = (page: Page): Promise<Told> =>
  page.evaluate(async () => {
    const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] };
    const ways: string[] = [];
    const descriptions: string[] = [];
    let bytes = 0;
    for (const one of connections) {
      descriptions.push(one.localDescription?.sdp ?? '', one.remoteDescription?.sdp ?? '');
      const all = new Map<string, Record<string, unknown>>(
        await one.getStats().then((report) => [...report.entries()]),
      );
      for (const part of all.values()) {
        if (part.type === 'inbound-rtp' && part.kind === 'audio') bytes += Number(part.bytesReceived);
        if (part.type !== 'transport') continue;
        const pair = all.get(String(part.selectedCandidatePairId));
        const ends = [pair?.localCandidateId, pair?.remoteCandidateId].map((id) => all.get(String(id)));
        ways.push(ends.map((end) => String(end?.candidateType)).join(' to '));
      }
    }
    return { ways, bytes, descriptions: descriptions.filter(Boolean) };
  });

/** Sound comes, through the relay at both ends, and nothing that was told names another address. */
export async function expectRelayed(page: Page, relay: Relay) {
  const before = await told(page);
  expect(before.ways).toEqual(['relay to relay']);
  await expect.poll(async () => (await told(page)).bytes).toBeGreaterThan(before.bytes + 2000);
  const candidates = before.descriptions.flatMap((sdp) => sdp.match(/^a=candidate:.*$/gm) ?? []);
  expect(candidates.length).toBeGreaterThan(1);
  for (const one of candidates) expect(one).toMatch(/ typ relay raddr 0\.0\.0\.0 rport 0 /);
  const addresses = before.descriptions.flatMap((sdp) => sdp.match(/\b\d+\.\d+\.\d+\.\d+\b|[\w-]+\.local\b/g) ?? []);
  expect(new Set(addresses)).toEqual(new Set([relay.address, '0.0.0.0', '127.0.0.1']));
}
