import type { block } from '#areas/people/contract.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { refreshSession, useSession } from '#platform/web/session.ts';
import type {
  answerActivity,
  askIdentityCheck,
  askPhotoCheck,
  confirmActivity,
  countMatches,
  createRelationshipProfile,
  decideConnectionCheck,
  declareAge,
  deleteConnectionPhoto,
  deleteRelationshipProfile,
  describeConnectionPhoto,
  editRelationshipProfile,
  getConnectionDraft,
  getConnectionPerson,
  getConnectionStanding,
  getConnectionVerification,
  getRelationshipProfile,
  inviteToActivity,
  likePerson,
  listConnectionActivities,
  listConnectionChecks,
  listConnectionPhotos,
  listMatches,
  listUserMatches,
  orderConnectionPhotos,
  passPerson,
  restoreConnectionPhoto,
  saveConnectionDraft,
  shareFact,
  stopComparingAddress,
  takeBackCheck,
  undoPass,
  unmatch,
  unshareFact,
  uploadConnectionPhoto,
  viewOwnConnection,
  withdrawConnectionCheck,
} from '../contract.ts';
import type { Room } from '../pure/options.ts';
import type { Relation } from '../pure/seen-by.ts';
import type { DiscoverFilters } from './discover-filters.ts';

const useOwnId = () => useSession().member?.id ?? 0;

const people: readonly RefreshKey[] = ['listMatches', 'countMatches', 'listUserMatches', 'getConnectionPerson'];
const activities: readonly RefreshKey[] = ['listConnectionActivities'];
const photos: readonly RefreshKey[] = ['listConnectionPhotos', 'viewOwnConnection', 'getConnectionVerification'];
const all: readonly RefreshKey[] = [
  ...people,
  ...activities,
  ...photos,
  'getConnectionVerification',
  'getRelationshipProfile',
  'getConnectionDraft',
];

export const useStanding = () => useRead<typeof getConnectionStanding>('getConnectionStanding');
export const useDeclareAge = () =>
  useWrite<typeof declareAge>('declareAge', {
    refresh: ['getConnectionStanding', ...all],
    // The menu of somebody under 18 leaves Connections out from now on.
    onDone: ({ age }) => void (age ?? refreshSession()),
  });

export const useProfile = (enabled = true) => {
  const userId = useOwnId();
  const failText = 'Failed to fetch profile';
  return useRead<typeof getRelationshipProfile>(
    'getRelationshipProfile',
    { userId },
    { failText, enabled, goes: true },
  );
};
export const useCreateProfile = () =>
  useWrite<typeof createRelationshipProfile>('createRelationshipProfile', { refresh: all });
export const useEditProfile = (options: WriteOptions<typeof editRelationshipProfile> = {}) =>
  useWrite<typeof editRelationshipProfile>('editRelationshipProfile', { refresh: all, ...options });
export const useDeleteProfile = (options: WriteOptions<typeof deleteRelationshipProfile>) =>
  useWrite<typeof deleteRelationshipProfile>('deleteRelationshipProfile', { refresh: all, ...options });
export const useOwnAs = (as: Relation, room: Room | undefined) =>
  useRead<typeof viewOwnConnection>(
    'viewOwnConnection',
    { as, ...(room && { room }) },
    { enabled: room !== undefined },
  );

export const useDraft = (enabled: boolean) => useRead<typeof getConnectionDraft>('getConnectionDraft', {}, { enabled });
export const useSaveDraft = (options: WriteOptions<typeof saveConnectionDraft>) =>
  useWrite<typeof saveConnectionDraft>('saveConnectionDraft', { refresh: ['getConnectionDraft'], ...options });

export const useDiscover = (filters: DiscoverFilters, enabled: boolean) => {
  const userId = useOwnId();
  const failText = 'Failed to fetch matches';
  return useList<typeof listMatches>('listMatches', { userId, ...filters }, { failText, enabled });
};
export const useCount = (filters: DiscoverFilters, enabled: boolean) => {
  const userId = useOwnId();
  return useRead<typeof countMatches>('countMatches', { userId, ...filters }, { enabled });
};
export const useMatches = (enabled: boolean) => {
  const userId = useOwnId();
  const failText = 'Failed to fetch user matches';
  return useList<typeof listUserMatches>('listUserMatches', { userId }, { failText, enabled });
};
export const usePerson = (id: number, room: Room) =>
  useRead<typeof getConnectionPerson>('getConnectionPerson', { id, room }, { goes: true });

export const useLike = (options: WriteOptions<typeof likePerson>) =>
  useWrite<typeof likePerson>('likePerson', { refresh: people, ...options });
export const usePass = (options: WriteOptions<typeof passPerson>) =>
  useWrite<typeof passPerson>('passPerson', { refresh: people, ...options });

/** Undoing happens in a message, when the card is gone. */
export async function withdrawPass(id: number, room: Room): Promise<void> {
  await call<typeof undoPass>('undoPass', { id, room });
  await refresh(people);
}

export const useUnmatch = (options: WriteOptions<typeof unmatch>) =>
  useWrite<typeof unmatch>('unmatch', { refresh: [...people, ...activities, 'listConversations'], ...options });
export const useShare = (options: WriteOptions<typeof shareFact>) =>
  useWrite<typeof shareFact>('shareFact', { refresh: people, ...options });
export const useUnshare = (options: WriteOptions<typeof unshareFact>) =>
  useWrite<typeof unshareFact>('unshareFact', { refresh: people, ...options });

export const useActivities = () => useList<typeof listConnectionActivities>('listConnectionActivities', {});
export const useInvite = () => useWrite<typeof inviteToActivity>('inviteToActivity', { refresh: activities });
export const useAnswer = (options: WriteOptions<typeof answerActivity>) =>
  useWrite<typeof answerActivity>('answerActivity', { refresh: activities, ...options });
export const useConfirm = (options: WriteOptions<typeof confirmActivity>) =>
  useWrite<typeof confirmActivity>('confirmActivity', { refresh: activities, ...options });

export const usePhotos = () => useRead<typeof listConnectionPhotos>('listConnectionPhotos');
export const useAddPhoto = (options: WriteOptions<typeof uploadConnectionPhoto>) =>
  useWrite<typeof uploadConnectionPhoto>('uploadConnectionPhoto', { refresh: photos, ...options });
export const useDescribePhoto = () =>
  useWrite<typeof describeConnectionPhoto>('describeConnectionPhoto', { refresh: photos });
export const useOrderPhotos = () =>
  useWrite<typeof orderConnectionPhotos>('orderConnectionPhotos', { refresh: photos });
export const useDeletePhoto = (options: WriteOptions<typeof deleteConnectionPhoto>) =>
  useWrite<typeof deleteConnectionPhoto>('deleteConnectionPhoto', { refresh: photos, ...options });

/** Undoing happens in a message, when the photo is gone. */
export async function bringBackPhoto(id: number): Promise<void> {
  await call<typeof restoreConnectionPhoto>('restoreConnectionPhoto', { id });
  await refresh(photos);
}

export const useVerification = () =>
  useRead<typeof getConnectionVerification>('getConnectionVerification', {}, { goes: true });
const level: readonly RefreshKey[] = ['getConnectionVerification', 'getRelationshipProfile', 'viewOwnConnection'];
export const useAskPhotoCheck = (options: WriteOptions<typeof askPhotoCheck>) =>
  useWrite<typeof askPhotoCheck>('askPhotoCheck', { refresh: level, ...options });
export const useAskIdentity = (options: WriteOptions<typeof askIdentityCheck>) =>
  useWrite<typeof askIdentityCheck>('askIdentityCheck', { refresh: level, ...options });
export const useTakeBackCheck = (options: WriteOptions<typeof takeBackCheck>) =>
  useWrite<typeof takeBackCheck>('takeBackCheck', { refresh: level, ...options });
export const useChecks = (state: 'waiting' | 'passed') =>
  useList<typeof listConnectionChecks>('listConnectionChecks', { state });
export const useDecideCheck = (options: WriteOptions<typeof decideConnectionCheck> = {}) =>
  useWrite<typeof decideConnectionCheck>('decideConnectionCheck', { refresh: ['listConnectionChecks'], ...options });
export const useWithdrawCheck = () =>
  useWrite<typeof withdrawConnectionCheck>('withdrawConnectionCheck', { refresh: ['listConnectionChecks'] });

const ours = new Set([
  'connectionProfileChanged',
  'connectionMatched',
  'connectionEnded',
  'connectionShared',
  'activityInvited',
  'activityAnswered',
  'activityConfirmed',
]);

const peopleAgain = () => void refresh(people);
let isDue = false;
/**
 * What changed between the reading of a page and its listening was told to no one, so the page reads once more. Its
 * cards begin to listen together, and one whose person has gone is refused: one reading for all of them.
 */
function onStart(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    peopleAgain();
  }, 200);
}

/** What others do shows at once: a match, an answer, one’s own change on another device. */
export function useConnectionsLive(): void {
  const id = useOwnId();
  const again = () => void refresh(all);
  useLive(id ? `user:${id}` : undefined, ({ name }) => void (ours.has(name) && again()), { onGap: again, onStart });
}

/** Somebody whose card is open may hide it, or change what they show. */
export function usePersonLive(id: number | undefined): void {
  useLive(id === undefined ? undefined : `connection:${id}`, peopleAgain, { onGap: peopleAgain, onStart });
}

/** A block changes nearly everything that is on the page. */
export const useBlock = (options: WriteOptions<typeof block>) =>
  useWrite<typeof block>('block', { refresh: ['*'], ...options });
export const useStopComparing = () => useWrite<typeof stopComparingAddress>('stopComparingAddress');
