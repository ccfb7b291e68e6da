import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '../../pure/limits.ts';
import {
  answersWith,
  completion,
  type ModelStandIn,
  says,
  startModelStandIn,
  type Way,
  waits,
} from '../testing/model-stand-in.ts';
import { askModel } from './ask-model.ts';
import { ModelFailure } from './failure.ts';

const key = 'a-planted-key-of-the-model';
let standIn: ModelStandIn;
beforeAll(async () => {
  standIn = await startModelStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.asked.length = 0;
});

const never = new AbortController().signal;
const ask = (about: { patience?: number; left?: AbortSignal } = {}) =>
  askModel(
    { url: standIn.url, name: 'small-model', key },
    { instruction: 'Be plain.', text: 'Our words.', left: never, ...about },
  );
const failure = async (way: Way, about?: { patience?: number; left?: AbortSignal }) => {
  standIn.answer(way);
  const error = await ask(about).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelFailure);
  const { kind, status, message, cause, stack } = error as ModelFailure;
  // Nothing that could carry the key or the text into a log.
  expect(cause).toBeUndefined();
  expect(`${message} ${stack}`).not.toMatch(/planted|Our words|127\.0\.0\.1/);
  return status === undefined ? kind : `${kind} ${status}`;
};

test('one question in the words of the protocol, and its answer as plain text', async () => {
  standIn.answer(says('  Plain <b>words</b>.\r\nA second\u202e line.\u0000 \n'));
  expect(await ask()).toBe('Plain <b>words</b>.\nA second line.');
  expect(standIn.asked).toEqual([
    {
      method: 'POST',
      path: '/v1/chat/completions',
      authorization: `Bearer ${key}`,
      body: {
        model: 'small-model',
        stream: false,
        messages: [
          { role: 'system', content: 'Be plain.' },
          { role: 'user', content: 'Our words.' },
        ],
      },
    },
  ]);
});

test('without a key nothing is sent in its place', async () => {
  standIn.answer(says('Fine.'));
  const model = { url: standIn.url, name: 'small-model', key: undefined };
  await askModel(model, { instruction: '', text: 'Our words.', left: never });
  expect(standIn.asked[0]?.authorization).toBeUndefined();
});

test.each<[string, Way, string]>([
  ['401', answersWith(401, `{"error":"${key}"}`), 'refused 401'],
  ['404', answersWith(404), 'refused 404'],
  ['429', answersWith(429), 'busy 429'],
  ['500', answersWith(500, 'Our words.'), 'unreachable 500'],
  ['an empty answer of another kind', answersWith(204), 'refused 204'],
  ['not JSON', answersWith(200, 'Our words.'), 'unusable 200'],
  ['half of a JSON text', answersWith(200, completion('Fine.').slice(0, -3)), 'unusable 200'],
  ['HTML', answersWith(200, '<p>Our words.</p>', { 'content-type': 'text/html' }), 'unusable 200'],
  [
    'JSON that calls itself HTML',
    answersWith(200, completion('Fine.'), { 'content-type': 'text/html' }),
    'unusable 200',
  ],
  ['another shape', answersWith(200, '{"choices":[]}'), 'unusable'],
  ['lists in lists', answersWith(200, '['.repeat(50_000) + ']'.repeat(50_000)), 'unusable'],
  ['a text that is no text', says(12), 'unusable'],
  ['an empty text', says(' \n\u202e '), 'unusable'],
  ['its own key', says(`The key is ${key}.`), 'unusable'],
  ['an answer that was cut', says('Half a', 'length'), 'cut'],
  ['more characters than may be shown', says('a'.repeat(limits.answered + 1)), 'cut'],
  [
    'compressed bytes',
    answersWith(200, 'x', { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
    'unusable 200',
  ],
])('%s is one failure, after one question', async (_name, way, expected) => {
  expect(await failure(way)).toBe(expected);
  expect(standIn.asked).toHaveLength(1);
});

test('a redirect is refused, and its place never called', async () => {
  const elsewhere = await startModelStandIn();
  for (const status of [301, 302, 303, 307, 308]) {
    expect(await failure(answersWith(status, '', { location: `${elsewhere.url}/chat/completions` }))).toBe(
      `refused ${status}`,
    );
  }
  expect(elsewhere.asked).toEqual([]);
  await elsewhere.close();
});

test('a connection that ends before or within the answer is a failure, and is not tried again', async () => {
  expect(await failure((response) => response.destroy())).toBe('unreachable');
  const half: Way = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"choices":[', () => response.destroy());
  };
  expect(await failure(half)).toBe('unreachable');
  expect(standIn.asked).toHaveLength(2);
});

test('an answer without an end is cut off after a bounded number of bytes', async () => {
  let sent = 0;
  const endless: Way = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384, 32))) sent += 16_384;
    };
    response.on('drain', more);
    more();
  };
  const ended = standIn.nextLeft();
  expect(await failure(endless)).toBe('unusable 200');
  await ended;
  // What was read, and what lay in the buffers between.
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

test('one that is silent, or sends a character now and then, is given up in time', async () => {
  expect(await failure(waits, { patience: 50 })).toBe('slow');
  const drip: Way = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 5);
    response.once('close', () => clearInterval(timer));
  };
  expect(await failure(drip, { patience: 80 })).toBe('slow');
});

test('when the caller has left, the connection ends; one who left before is not asked for', async () => {
  const caller = new AbortController();
  const ended = standIn.nextLeft();
  expect(await failure(() => caller.abort(), { left: caller.signal })).toBe('left');
  await ended;
  expect(await failure(says('Fine.'), { left: AbortSignal.abort() })).toBe('left');
  expect(standIn.asked).toHaveLength(1);
});

test('an address where nothing listens is a failure', async () => {
  const gone = await startModelStandIn();
  await gone.close();
  const asking = askModel({ url: gone.url, name: 'm', key }, { instruction: '', text: 'Our words.', left: never });
  await expect(asking).rejects.toMatchObject({ kind: 'unreachable', status: undefined });
});
