import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePeers, type Peers } from './peers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Processes that hear each other, until the wire of one is cut. */
function processes(count: number) {
  const all = Array.from({ length: count }, () => ({
    listeners: new Map<string, (content: unknown) => void>(),
    cut: false,
    /** It hears and is not heard. */
    mute: false,
    onMissed: vi.fn(),
    sent: 0,
  }));
  const peers: Peers[] = [];
  for (const one of all) {
    peers.push(
      makePeers({
        send: (name, content) => {
          one.sent += 1;
          if (!one.cut && !one.mute)
            for (const other of all) if (other !== one && !other.cut) other.listeners.get(name)?.(content);
        },
        hear: (name, listener) => one.listeners.set(name, listener),
        onMissed: one.onMissed,
        hearingSince: () => (one.cut ? undefined : 0),
      }),
    );
  }
  return { all, peers };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('who is with one process is known to the others within two seconds, and gone from them as soon', async () => {
  const { peers } = processes(3);
  peers[0]?.arrived(7);
  peers[0]?.arrived(7);
  expect(peers.map((one) => [...one.online()])).toEqual([[7], [], []]);
  await seconds(2);
  expect(peers.map((one) => [...one.online()])).toEqual([[7], [7], [7]]);
  peers[0]?.left(7);
  await seconds(2);
  expect([...(peers[1]?.online() ?? [])]).toEqual([7]);
  peers[0]?.left(7);
  await seconds(2);
  expect(peers.map((one) => [...one.online()])).toEqual([[], [], []]);
});

test('a process that falls silent is given up, and browsers look again once', async () => {
  const { all, peers } = processes(2);
  peers[1]?.arrived(3);
  await seconds(2);
  Object.assign(all[1] ?? {}, { cut: true });
  await seconds(5);
  expect([...(peers[0]?.online() ?? [])]).toEqual([3]);
  await seconds(4);
  expect([...(peers[0]?.online() ?? [])]).toEqual([]);
  expect(all[0]?.onMissed).toHaveBeenCalledTimes(1);
});

test('a beat that did not arrive is noticed, and what it told is asked for', async () => {
  const { all, peers } = processes(2);
  await seconds(2);
  peers[1]?.arrived(5);
  Object.assign(all[0] ?? {}, { cut: true });
  await seconds(2);
  Object.assign(all[0] ?? {}, { cut: false });
  expect(all[0]?.onMissed).not.toHaveBeenCalled();
  await seconds(2);
  expect(all[0]?.onMissed).toHaveBeenCalled();
  expect([...(peers[0]?.online() ?? [])]).toEqual([5]);
});

test('a process that stops says so: nobody is shown for it, and nothing counts as missed', async () => {
  const { all, peers } = processes(2);
  peers[1]?.arrived(5);
  await seconds(2);
  peers[1]?.close();
  expect([...(peers[0]?.online() ?? [])]).toEqual([]);
  expect(all[0]?.onMissed).not.toHaveBeenCalled();
});

test('alone it tells nobody', async () => {
  const peers = makePeers({
    send: undefined,
    hear: () => undefined,
    onMissed: () => undefined,
    hearingSince: () => undefined,
  });
  peers.arrived(1);
  await seconds(10);
  expect([...peers.online()]).toEqual([1]);
});

test('alone is who has heard nobody for a while, and could have', async () => {
  const { all, peers } = processes(1);
  expect(peers[0]?.alone()).toBe(false);
  await seconds(8);
  expect(peers[0]?.alone()).toBe(true);
  Object.assign(all[0] ?? {}, { cut: true });
  expect(peers[0]?.alone()).toBe(false);
});

test('with another nobody is alone; who was thought gone looks again when it was not', async () => {
  const { all, peers } = processes(2);
  await seconds(20);
  expect(peers.map((one) => one.alone())).toEqual([false, false]);
  const quiet = all[1];
  Object.assign(quiet ?? {}, { mute: true });
  await seconds(20);
  quiet?.onMissed.mockClear();
  expect(peers[0]?.alone()).toBe(true);
  Object.assign(quiet ?? {}, { mute: false });
  await seconds(4);
  expect(peers[0]?.alone()).toBe(false);
  expect(quiet?.onMissed).toHaveBeenCalled();
});
