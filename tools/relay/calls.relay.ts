import type { Browser, Page } from '@playwright/test';
import { agreed } from '#areas/bookings/e2e/agreed.ts';
import { enter, leave, voice } from '#areas/vr/e2e/visit.ts';
import type { CallSetup } from '#platform/contract/call.ts';
import { callSetup } from '#platform/server/call.ts';
import { expect, signInAs } from '#platform/web/testing/journey.ts';
import { secret } from './network.ts';
import { expectRelayed, keepConnections, test, told } from './through.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));
test.describe.configure({ timeout: 180_000 });

const room = (page: Page) => page.getByRole('region', { name: /^Call with/ });
const setupOf = async (page: Page, booking: number) =>
  (await (await page.request.get(`/api/bookings/${booking}/call`)).json()) as CallSetup;

test('a call of a booking goes through the relay alone: sound flows, and neither device learns another address', async ({
  page: guest,
  another,
  relay,
}) => {
  await signInAs(guest, 27);
  const host = await another(28);
  const { id } = await agreed(host, guest, 5, 'voice');
  for (const page of [guest, host]) {
    await keepConnections(page);
    await page.goto(`/bookings/${id}/call`);
    await expect(page.getByText('Neither can see the other’s internet address.')).toBeVisible();
    await page.getByRole('button', { name: 'Join now' }).click();
  }
  for (const page of [guest, host])
    await expect(room(page)).toContainText('is in the call, and you’re connected.', { timeout: 20_000 });
  const carried = relay.bytes();
  for (const page of [guest, host]) await expectRelayed(page, relay);
  expect(relay.bytes()).toBeGreaterThan(carried + 4000);
  await host.getByRole('button', { name: 'End the call' }).click();
  await expect(room(guest)).toContainText('isn’t in the call yet.');
});

test('voice of a VR room goes through the relay alone, and is not asked about first', async ({
  page,
  another,
  relay,
}) => {
  await signInAs(page, 14);
  const other = await another(9);
  for (const one of [page, other]) {
    await keepConnections(one);
    await enter(one, 'Reading Room');
    await voice(one).getByRole('button', { name: 'Join voice' }).click();
    await expect(voice(one).getByText(/^You’re in voice/)).toBeVisible();
  }
  for (const one of [page, other]) {
    await expect(voice(one).getByText('You’re in voice, and connected with 1 person.')).toBeVisible({
      timeout: 30_000,
    });
  }
  await voice(page).getByRole('button', { name: 'Turn the microphone on' }).click();
  await expect(voice(other).getByText(/ is talking\. In voice: /)).toBeVisible({ timeout: 20_000 });
  for (const one of [page, other]) await expectRelayed(one, relay);
  for (const one of [page, other]) await leave(one);
});

/** A page that may use no microphone, whose browser asks from the one network that leads to the relay. */
async function plain(browser: Browser) {
  const page = await (await browser.newContext({ permissions: [] })).newPage();
  await keepConnections(page);
  await page.goto('about:blank');
  return page;
}

/** The addresses that a relay gives a browser with these servers, and what it answers instead. */
const ask = (page: Page, iceServers: CallSetup['iceServers']) =>
  page.evaluate(async (servers) => {
    const own = new RTCPeerConnection({ iceServers: servers as RTCIceServer[], iceTransportPolicy: 'relay' });
    const [found, refused]: [string[], number[]] = [[], []];
    own.addEventListener('icecandidate', ({ candidate }) => candidate?.candidate && found.push(candidate.candidate));
    // 701 is no answer: from a network of this machine that has no way to the relay’s.
    own.addEventListener('icecandidateerror', ({ errorCode }) => errorCode !== 701 && refused.push(errorCode));
    own.createDataChannel('');
    const whole = new Promise((done) => {
      own.addEventListener('icegatheringstatechange', () => own.iceGatheringState === 'complete' && done(undefined));
    });
    await own.setLocalDescription();
    await whole;
    own.close();
    return { found: found.length, refused: [...new Set(refused)] };
  }, iceServers);

test('passwords of the relay are a member’s own, end with their time, and cannot be made without the secret', async ({
  page,
  another,
  browser,
  relay,
}) => {
  await signInAs(page, 29);
  const host = await another(30);
  const { id } = await agreed(host, page, 5, 'voice');
  const asks = await plain(browser);
  const [mine, theirs] = [await setupOf(page, id), await setupOf(host, id)];
  expect(mine.relayOnly).toBe(true);
  const names = [mine, theirs].flatMap(({ iceServers }) => iceServers.map(({ username }) => username ?? ''));
  expect(new Set(names).size).toBe(2);
  const until = Number(names[0]?.split(':')[0]) * 1000;
  expect(until).toBeGreaterThan(Date.now());
  expect(until).toBeLessThanOrEqual(Date.now() + 12 * 3_600_000);
  expect(await ask(asks, mine.iceServers)).toEqual({ found: 1, refused: [] });

  // The same password, a moment before its end and after it.
  const nearEnd = (left: number) =>
    callSetup({ turn: { urls: [relay.url], secret } }, new Date(Date.now() - (12 * 3600 - left) * 1000));
  const soon = nearEnd(4);
  expect(await ask(asks, soon.iceServers)).toEqual({ found: 1, refused: [] });
  const end = Number(soon.iceServers[0]?.username?.split(':')[0]) * 1000;
  await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(end + 1000);
  expect(await ask(asks, soon.iceServers)).toEqual({ found: 0, refused: [401] });

  const forged = callSetup({ turn: { urls: [relay.url], secret: 'another secret of theirs' } }, new Date());
  expect(await ask(asks, forged.iceServers)).toEqual({ found: 0, refused: [401] });
  const [server] = mine.iceServers;
  const longer = `${Number(names[0]?.split(':')[0]) + 3600}:${names[0]?.split(':')[1]}`;
  expect(await ask(asks, [{ ...server, urls: [relay.url], username: longer }])).toEqual({ found: 0, refused: [401] });
  const stranger = await another(17);
  expect((await stranger.request.get(`/api/bookings/${id}/call`)).status()).toBe(404);
});

test('nothing inside the operator’s network can be reached through the relay', async ({ browser, relay }) => {
  const page = await plain(browser);
  const setup = callSetup({ turn: { urls: [relay.url], secret } }, new Date());
  const inside = ['10.0.0.1', '169.254.169.254', '172.16.0.1', '192.168.0.1', '100.64.0.1'];
  await page.evaluate(
    async ({ servers, addresses }) => {
      const own = new RTCPeerConnection({ iceServers: servers as RTCIceServer[], iceTransportPolicy: 'relay' });
      const other = new RTCPeerConnection();
      own.createDataChannel('');
      await own.setLocalDescription();
      await other.setRemoteDescription(own.localDescription as RTCSessionDescription);
      await other.setLocalDescription();
      const sdp = other.localDescription?.sdp.replace(/a=candidate:.*\r\n/g, '') ?? '';
      await own.setRemoteDescription({ type: 'answer', sdp });
      for (const address of addresses) {
        await own.addIceCandidate({
          candidate: `candidate:1 1 udp 2122260223 ${address} 5432 typ host`,
          sdpMLineIndex: 0,
        });
      }
    },
    { servers: setup.iceServers, addresses: inside },
  );
  for (const address of inside) {
    await expect
      .poll(() => relay.output(), { timeout: 15_000, message: address })
      .toContain(`A peer IP ${address} denied`);
  }
  expect((await told(page)).ways).not.toContain('relay to host');
});
