import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { request } from '#platform/web/client/request.ts';
import { tell } from '#platform/web/live/connection.ts';
import type {
  endBroadcast,
  getBroadcast,
  listBroadcastCaptions,
  listBroadcastSpaces,
  listBroadcasts,
  listBroadcastViewers,
  sendBroadcastPiece,
  startBroadcast,
} from '../contract.ts';

const failText = (what: string) => ({ failText: `Failed to fetch ${what}` });

/** Behind a block, or with its post deleted, it goes from the page at once. */
export const useBroadcast = (id: number) =>
  useRead<typeof getBroadcast>('getBroadcast', { id }, { ...failText('the live video'), goes: true });
export const useBroadcasts = () => useRead<typeof listBroadcasts>('listBroadcasts', {});
export const useSpaces = () => useRead<typeof listBroadcastSpaces>('listBroadcastSpaces', {});
export const useViewers = (id: number) => useRead<typeof listBroadcastViewers>('listBroadcastViewers', { id });
export const useCaptionsBefore = (id: number) =>
  useList<typeof listBroadcastCaptions>('listBroadcastCaptions', { id, limit: 50 }, failText('the captions'));

export const useStart = () => useWrite<typeof startBroadcast>('startBroadcast', { refresh: ['listBroadcasts'] });
export const useEnd = (id: number, options: WriteOptions<typeof endBroadcast> = {}) =>
  useWrite<typeof endBroadcast>('endBroadcast', {
    ...options,
    refresh: [['getBroadcast', { id }], 'listBroadcasts'],
  });

export const sendPiece = (id: number, piece: { number: number; key: boolean; data: string }) =>
  call<typeof sendBroadcastPiece>('sendBroadcastPiece', { id, ...piece });
export async function readPiece(id: number, number: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await request('GET', `/api/broadcasts/${id}/pieces/${number}`, { signal });
  return answer.arrayBuffer();
}

export const readBroadcastAgain = (id: number) => void refresh([['getBroadcast', { id }]]);
let soon: ReturnType<typeof setTimeout> | undefined;
/** All posts of a page hear the same news; it is read once. */
export const readBroadcastsAgain = () => {
  if (soon) return;
  soon = setTimeout(() => {
    soon = undefined;
    void refresh(['listBroadcasts']);
  }, 200);
};
export const readViewersAgain = (id: number) => void refresh([['listBroadcastViewers', { id }]]);

/** What open browsers say to each other; false: there is no connection. */
export const say = (name: string, content: Readonly<Record<string, unknown>>): boolean =>
  tell('signal', { name, content });
