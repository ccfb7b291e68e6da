import { giveUp, type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  createVrSpace,
  deleteVrMessage,
  deleteVrSpace,
  editVrSpace,
  getVrRoom,
  getVrSettings,
  getVrSpace,
  joinVrSpace,
  joinVrVoice,
  leaveVrSession,
  leaveVrVoice,
  listMyVrSessions,
  listVrCaptions,
  listVrMessages,
  listVrSpaces,
  offerVrVoice,
  runVrRoom,
  saveVrSettings,
  sendVrMessage,
  setVrState,
  takeVrSeat,
  VrCaption,
} from '../contract.ts';
import { type Asked, queryOf } from './asked.ts';

const failText = (what: string) => ({ failText: `Failed to fetch ${what}` });

/** VR-14, C-41: whatever shows who is where, after somebody came or went. The room itself opens to those inside alone. */
const presence: readonly RefreshKey[] = ['listVrSpaces', 'listMyVrSessions', 'getVrSpace'];
const spaces: readonly RefreshKey[] = ['listVrSpaces', 'getVrSpace'];

export const useSpaces = (asked: Asked) =>
  useList<typeof listVrSpaces>('listVrSpaces', queryOf(asked), failText('VR spaces'));
/** Behind a block, or deleted, it goes from the page at once. */
export const useSpace = (id: number) =>
  useRead<typeof getVrSpace>('getVrSpace', { id }, { ...failText('the VR space'), goes: true });
/** As it is now, for a form whose version is no longer the latest. */
export const readSpaceNow = (id: number) => call<typeof getVrSpace>('getVrSpace', { id });
export const useCreateSpace = () => useWrite<typeof createVrSpace>('createVrSpace', { refresh: spaces });
export const useEditSpace = () => useWrite<typeof editVrSpace>('editVrSpace', { refresh: spaces });
export const useDeleteSpace = (options: WriteOptions<typeof deleteVrSpace>) =>
  useWrite<typeof deleteVrSpace>('deleteVrSpace', { ...options, refresh: ['listVrSpaces', 'listMyVrSessions'] });

export const useSessions = () => useList<typeof listMyVrSessions>('listMyVrSessions', {}, failText('your VR sessions'));
export const useJoin = (options: WriteOptions<typeof joinVrSpace>) =>
  useWrite<typeof joinVrSpace>('joinVrSpace', { ...options, refresh: [...presence, 'getVrRoom'] });
export const useLeave = (options: WriteOptions<typeof leaveVrSession>) =>
  useWrite<typeof leaveVrSession>('leaveVrSession', { ...options, refresh: presence });
export const useSettings = () => useRead<typeof getVrSettings>('getVrSettings', {}, failText('your settings'));
export const useSaveSettings = (options: WriteOptions<typeof saveVrSettings>) =>
  useWrite<typeof saveVrSettings>('saveVrSettings', { ...options, refresh: ['getVrSettings', 'getVrRoom'] });

const room = (id: number): RefreshKey[] => [['getVrRoom', { id }]];
const chat = (id: number): RefreshKey[] => [['listVrMessages', { id }]];

export const useRoom = (id: number) => useRead<typeof getVrRoom>('getVrRoom', { id }, failText('the room'));
export const useSeat = (id: number, options: WriteOptions<typeof takeVrSeat>) =>
  useWrite<typeof takeVrSeat>('takeVrSeat', { ...options, refresh: room(id) });
export const useSetState = (id: number, options: WriteOptions<typeof setVrState>) =>
  useWrite<typeof setVrState>('setVrState', { ...options, refresh: room(id) });
export const useRun = (id: number, options: WriteOptions<typeof runVrRoom>) =>
  useWrite<typeof runVrRoom>('runVrRoom', { ...options, refresh: [...room(id), 'getVrSpace', 'listVrSpaces'] });

export const useMessages = (id: number) =>
  useList<typeof listVrMessages>('listVrMessages', { id, limit: 50 }, failText('the messages'));
export const useSay = (id: number, options: WriteOptions<typeof sendVrMessage> = {}) =>
  useWrite<typeof sendVrMessage>('sendVrMessage', { ...options, refresh: chat(id) });
export const useUnsay = (id: number) => useWrite<typeof deleteVrMessage>('deleteVrMessage', { refresh: chat(id) });

export const useJoinVoice = (id: number, options: WriteOptions<typeof joinVrVoice>) =>
  useWrite<typeof joinVrVoice>('joinVrVoice', { ...options, refresh: room(id) });
export const useLeaveVoice = (id: number, options: WriteOptions<typeof leaveVrVoice> = {}) =>
  useWrite<typeof leaveVrVoice>('leaveVrVoice', { ...options, refresh: room(id) });
/** Where voices are forwarded: the answer to this browser’s offer to send (undefined), or to hear a member. */
export const offerVoice = async (id: number, of: number | undefined, sdp: string): Promise<string> =>
  (await call<typeof offerVrVoice>('offerVrVoice', { id, of: of ?? null, sdp })).sdp;
/** All of the log that the reader may keep, the first line first. */
export async function readCaptionLog(id: number): Promise<readonly VrCaption[]> {
  const lines: VrCaption[] = [];
  let cursor: string | undefined;
  do {
    const page = await call<typeof listVrCaptions>('listVrCaptions', { id, limit: 100, ...(cursor && { cursor }) });
    lines.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return lines.toReversed();
}

export const readRoomAgain = (id: number) => void refresh(room(id));
/** Before leaving: the room opens to those inside alone. */
export const stopReading = (id: number) => void giveUp([...room(id), ...chat(id)]);
export const readMessagesAgain = (id: number) => void refresh(chat(id));
export const readPresenceAgain = () => void refresh(presence);
export const readListsAgain = () => void refresh(['listVrSpaces', 'listMyVrSessions']);
