import type { listSpaceMembers } from '#areas/spaces/contract.ts';
import { spaceReads } from '#areas/spaces/web/public.ts';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  addPlaceNote,
  answerBuddy,
  answerRollCall,
  chooseBuddy,
  countLocalCommunities,
  createCommunity,
  deletePlaceFact,
  deletePlaceNote,
  editCommunity,
  endRollCall,
  getCommunity,
  getRollCall,
  joinCommunity,
  listLocalCommunities,
  listMyCommunityMemberships,
  listPlaceNotes,
  measurePlace,
  startRollCall,
  suggestCommunityPlaces,
} from '../contract.ts';
import type { CommunityFilters } from './community-filters.ts';
import { communityLabels } from './labels.ts';

/** Whatever shows how somebody stands to a community. */
const standing = [...communityLabels.refresh, ...spaceReads];

export const useCommunities = (filters: CommunityFilters) =>
  useList<typeof listLocalCommunities>('listLocalCommunities', { ...filters });

/** The state stays out: its counts are what one chooses it by. */
export const useCounts = ({ state: _state, ...rest }: CommunityFilters) =>
  useRead<typeof countLocalCommunities>('countLocalCommunities', rest);

export const usePlaceSuggestions = (q: string) =>
  useRead<typeof suggestCommunityPlaces>('suggestCommunityPlaces', { q }, { enabled: q.trim().length > 1 });

export const useMemberships = () => useRead<typeof listMyCommunityMemberships>('listMyCommunityMemberships');

interface Answers<Answer = unknown> {
  readonly onDone?: (answer: Answer) => void;
  readonly onFail?: (error: Error) => void;
}
const told = <Answer>({ onDone, onFail }: Answers<Answer>) => ({
  ...(onDone && { onDone }),
  ...(onFail && { onFail }),
});

type Joined = { readonly communityId: number; readonly state: 'member' | 'requested' };
/** LOCAL-12: what shows the membership is read again. */
export const useJoin = (answers: Answers<Joined>) =>
  useWrite<typeof joinCommunity>('joinCommunity', { refresh: standing, ...told(answers) });

export const useCommunity = (id: number) => useRead<typeof getCommunity>('getCommunity', { id });
export const readCommunity = (id: number) => call<typeof getCommunity>('getCommunity', { id });
export const useCreate = () => useWrite<typeof createCommunity>('createCommunity', { refresh: standing });
export const useEdit = () => useWrite<typeof editCommunity>('editCommunity', { refresh: standing });

export const usePlaces = (id: number) => useRead<typeof listPlaceNotes>('listPlaceNotes', { id });
const placesOf = (id: number): RefreshKey[] => [['listPlaceNotes', { id }]];
export const useAddPlace = (id: number) => useWrite<typeof addPlaceNote>('addPlaceNote', { refresh: placesOf(id) });
export const useMeasure = (id: number) => useWrite<typeof measurePlace>('measurePlace', { refresh: placesOf(id) });
export const useDeletePlace = (id: number, answers: Answers) =>
  useWrite<typeof deletePlaceNote>('deletePlaceNote', { refresh: placesOf(id), ...told(answers) });
export const useDeleteFact = (id: number, answers: Answers) =>
  useWrite<typeof deletePlaceFact>('deletePlaceFact', { refresh: placesOf(id), ...told(answers) });

export const useMembers = (id: number) => useList<typeof listSpaceMembers>('listSpaceMembers', { id });

const rollCallOf = (id: number): RefreshKey[] => [['getRollCall', { id }]];

export function useRollCall(id: number, enabled: boolean) {
  const memberId = useSession().member?.id;
  const again = () => void refresh(rollCallOf(id));
  useLive(
    enabled && memberId ? `user:${memberId}` : undefined,
    ({ name, payload }) => {
      if (name === 'rollCallChanged' && payload.communityId === id) again();
    },
    { onGap: again },
  );
  return useRead<typeof getRollCall>('getRollCall', { id }, { enabled });
}
export const useStartRollCall = (id: number) =>
  useWrite<typeof startRollCall>('startRollCall', { refresh: rollCallOf(id) });
export const useAnswerRollCall = (id: number, answers: Answers) =>
  useWrite<typeof answerRollCall>('answerRollCall', { refresh: rollCallOf(id), ...told(answers) });
export const useEndRollCall = (id: number, answers: Answers) =>
  useWrite<typeof endRollCall>('endRollCall', { refresh: rollCallOf(id), ...told(answers) });
export const useChooseBuddy = (id: number, answers: Answers) =>
  useWrite<typeof chooseBuddy>('chooseBuddy', { refresh: rollCallOf(id), ...told(answers) });
export const useAnswerBuddy = (id: number, answers: Answers) =>
  useWrite<typeof answerBuddy>('answerBuddy', { refresh: rollCallOf(id), ...told(answers) });
