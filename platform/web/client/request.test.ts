import { afterEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

test('DATA-01: every request takes the cookies along', async () => {
  const fetching = vi.fn(async (_url: string, _options: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetching);
  await request('GET', '/api/posts');
  await request('POST', '/api/posts', { body: '{}', headers: { 'content-type': 'application/json' } });
  expect(fetching.mock.calls.map(([, { method, credentials }]) => [method, credentials])).toEqual([
    ['GET', 'include'],
    ['POST', 'include'],
  ]);
});

test('DATA-01: an upload that reports its progress takes them too', async () => {
  const sent: { withCredentials: boolean; body: unknown }[] = [];
  class Sender {
    withCredentials = false;
    status = 201;
    statusText = 'Created';
    response = new Blob(['{"id":7}']);
    upload = {};
    onload = () => undefined;
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null;
    send(body: unknown) {
      sent.push({ withCredentials: this.withCredentials, body });
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender);
  const answer = await request('POST', '/api/media', { body: 'pixels', onProgress: () => undefined });
  expect(sent).toEqual([{ withCredentials: true, body: 'pixels' }]);
  expect(await answer.json()).toEqual({ id: 7 });
});
