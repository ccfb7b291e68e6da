import { refreshPassport } from '#areas/passport/web/public.ts';
import { patchEntity, useEntity } from '#platform/web/cache/entities.ts';
import { giveUp, type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useEntityList, useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  answerEventAccess,
  answerEventRequest,
  answerTripBuddy,
  askEventAccess,
  askTripBuddy,
  CommunityEvent,
  cancelEvent,
  cancelRegistration,
  checkInAttendee,
  checkInTrip,
  confirmPromises,
  countEvents,
  createEvent,
  dropCalendarFeed,
  dropCaptionLog,
  dropTrip,
  editEvent,
  enterEventRoom,
  forgetEventWords,
  getCalendarFeed,
  getCaptionLog,
  getEvent,
  getEventRoom,
  getEventTrips,
  joinEventCall,
  leaveEventCall,
  leaveEventRoom,
  leaveTripBuddy,
  listEventAttendees,
  listEventPeople,
  listEvents,
  listMyName,
  listSpaceEvents,
  makeCalendarFeed,
  messageAttendees,
  registerForEvent,
  runEventRoom,
  saveCaptionLog,
  saveEvent,
  saveMeetingPoint,
  saveTrip,
  setEventRole,
  setEventRoomState,
  unsaveEvent,
  withdrawEventAccess,
} from '../contract.ts';
import type { Asked } from './asked.ts';

const entity = 'event';
const lists = ['listEvents', 'countEvents'] as const;
/** All events, and the meetings where this one belongs. */
const everything = ({ space }: CommunityEvent): RefreshKey[] => [
  ...lists,
  'getEvent',
  'listEventAttendees',
  'listEventPeople',
  ...(space ? [['listSpaceEvents', { id: space.id }] as const] : []),
];
const pageOf = (id: number): RefreshKey[] => [
  ['getEvent', { id }],
  ['listEventAttendees', { id }],
  ['listEventPeople', { id }],
  ['getCaptionLog', { id }],
];

export const useEvent = (id: number) => useEntity<CommunityEvent>(entity, id);

/** What is at its default stays out, so that the first page is the one that came with the document. */
const filtersOf = ({ tab, type: _type, ...rest }: Asked) => ({ ...rest, ...(tab !== 'upcoming' && { tab }) });

export const useEvents = (asked: Asked) =>
  useEntityList<typeof listEvents>(entity, 'listEvents', {
    ...filtersOf(asked),
    ...(asked.type && { type: asked.type }),
  });
export const useSpaceEvents = (id: number, tab: 'upcoming' | 'past') =>
  useEntityList<typeof listSpaceEvents>(entity, 'listSpaceEvents', { id, ...(tab === 'past' && { tab }) });
export const useCounts = (asked: Asked) => useRead<typeof countEvents>('countEvents', filtersOf(asked));
export const useDetail = (id: number) => useRead<typeof getEvent>('getEvent', { id }, { entity });
export const readDetail = (id: number) => call<typeof getEvent>('getEvent', { id });
export const usePeople = (id: number) => useRead<typeof listEventPeople>('listEventPeople', { id });
export const useAttendees = (id: number) => useList<typeof listEventAttendees>('listEventAttendees', { id });
export const useCaptionLog = (id: number) => useRead<typeof getCaptionLog>('getCaptionLog', { id });
export const captionLogHref = (id: number) => urlOf('downloadCaptionLog', { id });
export const calendarHref = (id: number) => urlOf('readEventCalendar', { id });

interface Answers<T = void> {
  readonly onDone?: (answer: T) => void;
  readonly onFail?: (error: Error) => void;
}
const hooks = <T>({ onDone, onFail }: Answers<T>) => ({ ...(onDone && { onDone }), ...(onFail && { onFail }) });

/** An answer to joining carries the seats; what else stands on the event's own page is read again. */
const moved = <T>(answers: Answers<T>) => ({
  entity,
  refresh: ({ id }: CommunityEvent) => [...lists, ...pageOf(id)],
  ...hooks(answers),
});
export const useRegister = (answers: Answers<CommunityEvent>) =>
  useWrite<typeof registerForEvent>('registerForEvent', moved(answers));
export const useLeave = (answers: Answers<CommunityEvent>) =>
  useWrite<typeof cancelRegistration>('cancelRegistration', {
    ...moved(answers),
    onDone: (answer) => {
      void refreshPassport();
      answers.onDone?.(answer);
    },
  });

const marked = (change: Partial<CommunityEvent> & { readonly id: number }) => {
  patchEntity<CommunityEvent>(entity, change.id, change);
  void refresh(lists);
};
export const useSave = ({ onFail }: Answers) =>
  useWrite<typeof saveEvent>('saveEvent', { onDone: marked, ...(onFail && { onFail }) });
export const useUnsave = ({ onFail }: Answers) =>
  useWrite<typeof unsaveEvent>('unsaveEvent', { onDone: marked, ...(onFail && { onFail }) });

export const useCreate = () => useWrite<typeof createEvent>('createEvent', { entity, refresh: everything });
export const useEdit = () => useWrite<typeof editEvent>('editEvent', { entity, refresh: everything });
export const useCancel = () => useWrite<typeof cancelEvent>('cancelEvent', { entity, refresh: everything });

/** Writes that answer nothing: the page of the event is read again. */
const ofPage = (answers: Answers = {}) => ({
  refresh: (_answer: unknown, { id }: { readonly id: number }) => [...lists, ...pageOf(id)],
  ...(answers.onDone && { onDone: () => answers.onDone?.() }),
  ...(answers.onFail && { onFail: answers.onFail }),
});
export const useListMe = (answers: Answers) => useWrite<typeof listMyName>('listMyName', ofPage(answers));
export const useAnswerRequest = (answers?: Answers) =>
  useWrite<typeof answerEventRequest>('answerEventRequest', ofPage(answers));
export const useCheckIn = (answers: Answers) => useWrite<typeof checkInAttendee>('checkInAttendee', ofPage(answers));
export const useMessage = () => useWrite<typeof messageAttendees>('messageAttendees', ofPage());
export const useAskAccess = () =>
  useWrite<typeof askEventAccess>('askEventAccess', ofPage({ onDone: () => void refreshPassport() }));
export const useWithdrawAccess = (answers: Answers) =>
  useWrite<typeof withdrawEventAccess>('withdrawEventAccess', {
    ...ofPage(answers),
    onDone: () => {
      void refreshPassport();
      answers.onDone?.();
    },
  });
export const useAnswerAccess = () => useWrite<typeof answerEventAccess>('answerEventAccess', ofPage());
export const useConfirm = () => useWrite<typeof confirmPromises>('confirmPromises', ofPage());

export const useSaveLog = () => useWrite<typeof saveCaptionLog>('saveCaptionLog', ofPage());
export const useDropLog = (answers: Answers) => useWrite<typeof dropCaptionLog>('dropCaptionLog', ofPage(answers));

/** What the other has done meanwhile is read again as well. */
const ofTrips = (answers: Answers = {}) => ({
  refresh: (_answer: unknown, { id }: { readonly id: number }): RefreshKey[] => [['getEventTrips', { id }]],
  ...(answers.onDone && { onDone: () => answers.onDone?.() }),
  ...(answers.onFail && { onFail: answers.onFail }),
});
/** As they are now, for a form whose version is no longer the latest. */
export const readTrips = (id: number) => call<typeof getEventTrips>('getEventTrips', { id });
export const useTrips = (id: number) => useRead<typeof getEventTrips>('getEventTrips', { id });
export const useSaveTrip = () => useWrite<typeof saveTrip>('saveTrip', ofTrips());
export const useDropTrip = (answers: Answers) => useWrite<typeof dropTrip>('dropTrip', ofTrips(answers));
export const useAskBuddy = (answers: Answers) => useWrite<typeof askTripBuddy>('askTripBuddy', ofTrips(answers));
export const useAnswerBuddy = (answers: Answers) =>
  useWrite<typeof answerTripBuddy>('answerTripBuddy', ofTrips(answers));
export const useMeetingPoint = () => useWrite<typeof saveMeetingPoint>('saveMeetingPoint', ofTrips());
export const useCheckInTrip = () => useWrite<typeof checkInTrip>('checkInTrip', ofTrips());
export const useLeaveBuddy = (answers: Answers) => useWrite<typeof leaveTripBuddy>('leaveTripBuddy', ofTrips(answers));

const roomOf = (id: number): RefreshKey[] => [['getEventRoom', { id }]];
export const useRoom = (id: number) => useRead<typeof getEventRoom>('getEventRoom', { id });
export const readRoomAgain = (id: number) => void refresh(roomOf(id));
/** Before leaving: the room opens to those inside alone. */
export const stopReading = (id: number) => void giveUp(roomOf(id));
export const useEnterRoom = (id: number, options: WriteOptions<typeof enterEventRoom>) =>
  useWrite<typeof enterEventRoom>('enterEventRoom', { ...options, refresh: roomOf(id) });
export const useLeaveRoom = (id: number) =>
  useWrite<typeof leaveEventRoom>('leaveEventRoom', { refresh: [['getEvent', { id }]] });
export const useRoomState = (id: number, options: WriteOptions<typeof setEventRoomState>) =>
  useWrite<typeof setEventRoomState>('setEventRoomState', { ...options, refresh: roomOf(id) });
export const useRunRoom = (id: number, options: WriteOptions<typeof runEventRoom>) =>
  useWrite<typeof runEventRoom>('runEventRoom', { ...options, refresh: roomOf(id) });
/** Nothing is read again: whoever ended it is no longer in the room. */
export const useEndRoom = (options: WriteOptions<typeof runEventRoom>) =>
  useWrite<typeof runEventRoom>('runEventRoom', options);
export const useJoinCall = (id: number, options: WriteOptions<typeof joinEventCall>) =>
  useWrite<typeof joinEventCall>('joinEventCall', { ...options, refresh: roomOf(id) });
export const useLeaveCall = (id: number) => useWrite<typeof leaveEventCall>('leaveEventCall', { refresh: roomOf(id) });
export const useSetRole = (answers: Answers) => useWrite<typeof setEventRole>('setEventRole', ofPage(answers));
export const useForgetWords = (answers: Answers) =>
  useWrite<typeof forgetEventWords>('forgetEventWords', ofPage(answers));
/** Whether the organiser has ended it. */
export const readEventAgain = (id: number) => void refresh([['getEvent', { id }]]);
export const readLog = (id: number) => call<typeof getCaptionLog>('getCaptionLog', { id });

export const useFeed = () => useRead<typeof getCalendarFeed>('getCalendarFeed');
export const useMakeFeed = (answers: Answers<{ readonly url: string }>) =>
  useWrite<typeof makeCalendarFeed>('makeCalendarFeed', { refresh: ['getCalendarFeed'], ...hooks(answers) });
export const useDropFeed = (answers: Answers) =>
  useWrite<typeof dropCalendarFeed>('dropCalendarFeed', {
    refresh: ['getCalendarFeed'],
    ...(answers.onDone && { onDone: () => answers.onDone?.() }),
    ...(answers.onFail && { onFail: answers.onFail }),
  });
