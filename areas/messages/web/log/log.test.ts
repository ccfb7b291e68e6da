import { expect, test, vi } from 'vitest';
import type { Message } from '../../contract.ts';
import { createLog, type LogNews, type LogSource } from './log.ts';

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  id: seq,
  conversationId: 1,
  seq,
  change: seq,
  fromUserId: 2,
  from: { id: 2, displayName: 'Ben', username: 'ben', avatar: '' },
  recipientId: 1,
  content: `Number ${seq}`,
  type: 'text',
  symbols: [],
  media: [],
  system: null,
  replyTo: null,
  reactions: [],
  createdAt: '2026-11-22T00:00:00.000Z',
  editedAt: null,
  deleted: false,
  poll: null,
  list: null,
  clientKey: null,
  ...more,
});

/** A server with numbered messages and pages of three. */
function serverOf(count: number) {
  let all = Array.from({ length: count }, (_, n) => message(n + 1));
  let change = count;
  const source: LogSource = {
    page: vi.fn(async ({ before, around, limit = 3 }) => {
      const end = around === undefined ? Number(before ?? Number.POSITIVE_INFINITY) : around + 1;
      const below = all.filter(({ seq }) => seq < end);
      const items = below.slice(-limit);
      return { items, next: below.length > limit ? String(items[0]?.seq) : undefined };
    }),
    change: async () => change,
    changes: vi.fn(async (since: number) => ({
      messages: all.filter((one) => one.change > since).sort((a, b) => a.change - b.change),
      change,
      more: false,
    })),
  };
  return {
    source,
    add: () => {
      change += 1;
      all = [...all, message(all.length + 1, { change })];
    },
    edit: (seq: number, content: string) => {
      change += 1;
      all = all.map((one) => (one.seq === seq ? { ...one, content, change } : one));
    },
    remove: (seq: number) => {
      all = all.filter((one) => one.seq !== seq);
    },
  };
}

const seqs = (log: { state(): { messages: readonly Message[] } }) => log.state().messages.map(({ seq }) => seq);

test('opens at the latest page and goes back page by page to the first message', async () => {
  const log = createLog(serverOf(7).source);
  await log.open();
  expect(seqs(log)).toEqual([5, 6, 7]);
  await log.loadEarlier();
  await log.loadEarlier();
  expect(seqs(log)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(log.state().hasEarlier).toBe(false);
});

test('news are told once and in order, what is new and what has changed; history is none, and neither is one’s own write', async () => {
  const server = serverOf(5);
  const log = createLog(server.source);
  const news = vi.fn();
  log.onNews(news);
  await log.open();
  await log.loadEarlier();
  expect(news).not.toHaveBeenCalled();
  server.add();
  server.edit(4, 'Other words');
  server.add();
  await log.sync();
  await log.sync();
  log.put(message(8, { change: 9 }));
  expect(news.mock.calls.map(([told]) => told as LogNews)).toMatchObject([
    {
      added: [{ seq: 6 }, { seq: 7 }],
      changed: [{ before: { seq: 4, content: 'Number 4' }, after: { content: 'Other words' } }],
    },
  ]);
  expect(log.state().messages.find(({ seq }) => seq === 4)?.content).toBe('Other words');
});

test('a hint while it asks is one more question, not many', async () => {
  const server = serverOf(1);
  const log = createLog(server.source);
  await log.open();
  server.add();
  await Promise.all([log.sync(), log.sync(), log.sync()]);
  expect(server.source.changes).toHaveBeenCalledTimes(2);
});

test('opens around an earlier message without a hole up to the latest', async () => {
  const log = createLog(serverOf(12).source);
  await log.open(3);
  expect(seqs(log)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('one’s own message is there at once; with others before it, it comes with them', async () => {
  const server = serverOf(2);
  const log = createLog(server.source);
  await log.open();
  log.put(message(3));
  expect(seqs(log)).toEqual([1, 2, 3]);
  server.add();
  server.add();
  server.add();
  log.put(message(5));
  await vi.waitFor(() => expect(seqs(log)).toEqual([1, 2, 3, 4, 5]), { timeout: 15_000 });
});

test('what was hidden goes from the part that was read anew, and what is older stays', async () => {
  const server = serverOf(8);
  const log = createLog(server.source);
  await log.open();
  await log.loadEarlier();
  server.remove(7);
  await log.reread();
  expect(seqs(log)).toEqual([1, 2, 3, 4, 5, 6, 8]);
});

test('a first page that fails says so and is read when asked again; a failed question is asked with the next hint', async () => {
  const server = serverOf(2);
  const page = server.source.page as ReturnType<typeof vi.fn>;
  page.mockRejectedValueOnce(new Error('away'));
  const log = createLog(server.source);
  await log.open();
  expect(log.state()).toMatchObject({ error: { message: 'away' }, loading: false });
  await log.open();
  expect(log.state().error).toBeNull();
  server.add();
  (server.source.changes as ReturnType<typeof vi.fn>).mockRejectedValueOnce(new Error('away'));
  await log.sync();
  expect(seqs(log)).toEqual([1, 2]);
  await log.sync();
  expect(seqs(log)).toEqual([1, 2, 3]);
});

test('reading anew swallows no news, and loses nothing that comes meanwhile', async () => {
  const server = serverOf(5);
  const log = createLog(server.source);
  const added: number[] = [];
  log.onNews((news) => added.push(...news.added.map(({ seq }) => seq)));
  await log.open();
  server.add();
  await log.reread();
  expect(added).toEqual([]);
  await log.sync();
  expect(added).toEqual([6]);

  const page = server.source.page as ReturnType<typeof vi.fn<LogSource['page']>>;
  const old = await server.source.page({ limit: 100 });
  let answer = () => {};
  page.mockImplementationOnce(
    () =>
      new Promise((done) => {
        answer = () => done(old);
      }),
  );
  const reading = log.reread();
  server.add();
  await log.sync();
  answer();
  await reading;
  expect(added).toEqual([6, 7]);
  expect(seqs(log).slice(-2)).toEqual([6, 7]);
});
