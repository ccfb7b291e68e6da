import { expect, test, vi } from 'vitest';
import { createTopics } from './protocol.ts';

const watcher = () => ({ onEvent: vi.fn(), onGap: vi.fn() });
const event = (topic: string, seq?: number) => ({
  topic,
  name: 'x',
  payload: { id: 1 },
  ...(seq !== undefined && { seq }),
});

test('the server is asked once per topic, however many watch it', () => {
  const ask = vi.fn();
  const topics = createTopics(ask);
  const stops = [topics.add('feed', watcher()), topics.add('feed', watcher())];
  expect(ask.mock.calls).toEqual([['watch', 'feed']]);
  for (const stop of stops) stop();
  stops[0]?.();
  expect(ask.mock.calls).toEqual([
    ['watch', 'feed'],
    ['unwatch', 'feed'],
  ]);
});

test('what is asked for once more is only what somebody still watches', () => {
  const ask = vi.fn();
  const topics = createTopics(ask);
  const stop = topics.add('feed', watcher());
  topics.ask('feed');
  stop();
  topics.ask('feed');
  expect(ask.mock.calls).toEqual([
    ['watch', 'feed'],
    ['watch', 'feed'],
    ['unwatch', 'feed'],
  ]);
});

test('events reach those who watch their topic, and nobody twice', () => {
  const topics = createTopics(() => undefined);
  const [feed, post] = [watcher(), watcher()];
  topics.add('feed', feed);
  topics.add('post:1', post);
  topics.receive(event('feed', 4));
  topics.receive(event('feed', 4));
  topics.receive(event('post:2'));
  expect(feed.onEvent).toHaveBeenCalledTimes(1);
  expect(post.onEvent).not.toHaveBeenCalled();
});

test('a jump in the count and a new connection are gaps; a first connection is none', () => {
  const ask = vi.fn();
  const topics = createTopics(ask);
  const one = watcher();
  topics.add('room:1', one);
  topics.renew(false);
  topics.receive(event('room:1', 1));
  topics.receive(event('room:1', 2));
  expect(one.onGap).not.toHaveBeenCalled();
  topics.receive(event('room:1', 5));
  expect(one.onGap).toHaveBeenCalledTimes(1);
  topics.renew(true);
  expect(one.onGap).toHaveBeenCalledTimes(2);
  topics.receive(event('room:1', 1));
  expect(one.onEvent).toHaveBeenCalledTimes(4);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('whoever watches hears once that it is told from now on', () => {
  const topics = createTopics(() => undefined);
  const [one, other] = [
    { ...watcher(), onStart: vi.fn() },
    { ...watcher(), onStart: vi.fn() },
  ];
  topics.add('room:1', one);
  const stop = topics.add('room:1', other);
  stop();
  topics.answered('room:1');
  topics.renew(true);
  topics.answered('room:1');
  expect(one.onStart).toHaveBeenCalledTimes(1);
  expect(other.onStart).not.toHaveBeenCalled();
});
