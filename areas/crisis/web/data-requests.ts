import { useEffect } from 'react';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  acceptCrisisSupport,
  applyAsSupporter,
  createCrisisSupport,
  decideSupporter,
  escalateCrisisSupport,
  getCrisisCall,
  getCrisisStats,
  getCrisisSupport,
  getOwnSupporter,
  handOverCrisisSupport,
  listAvailableSupporters,
  listCrisisMessages,
  listCrisisRequests,
  listMyCrisisSupport,
  listSupporterApplications,
  openCrisisIdentity,
  resolveCrisisSupport,
  sendCrisisMessage,
  setSupporterDuty,
} from '../contract.ts';

export const everything: readonly RefreshKey[] = [
  'listMyCrisisSupport',
  'listAvailableSupporters',
  'getCrisisSupport',
  'getCrisisCall',
  'listCrisisMessages',
  'listCrisisRequests',
  'listMyCrisisReports',
  'listCrisisReports',
  'getCrisisReport',
  'getCrisisStats',
  'listSupporterApplications',
  'getOwnSupporter',
];
const refreshCrisis = () => refresh(everything);

/** An author gets no news by name, so an open page asks again by itself. */
const usualPace = 15_000;
export function useAskAgain(keys: readonly RefreshKey[], on = true, pace = usualPace): void {
  const said = JSON.stringify(keys);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh(JSON.parse(said));
    }, pace);
    return () => clearInterval(timer);
  }, [said, on, pace]);
}

/** Helpers hear that something changed, and never of what. */
export const useHelpersNews = (on: boolean) =>
  useLive(on ? 'crisis' : undefined, () => void refreshCrisis(), { onGap: () => void refreshCrisis() });

const useIsMember = () => useSession().member !== null;

export const useMyRequests = () =>
  useList<typeof listMyCrisisSupport>('listMyCrisisSupport', {}, { enabled: useIsMember() });
export const useAvailableSupporters = () =>
  useList<typeof listAvailableSupporters>('listAvailableSupporters', {}, { enabled: useIsMember() });
export const useCrisisStats = () => useRead<typeof getCrisisStats>('getCrisisStats', {});
export const useOwnSupporter = () => useRead<typeof getOwnSupporter>('getOwnSupporter', {}, { enabled: useIsMember() });
/** Whom somebody blocks, and who helps no longer, see it no more: a call ends with it. */
export const useRequest = (id: string) => useRead<typeof getCrisisSupport>('getCrisisSupport', { id }, { goes: true });
export const useCallSetup = (id: string) => useRead<typeof getCrisisCall>('getCrisisCall', { id });
export const useRequestMessages = (id: string, enabled: boolean) =>
  useList<typeof listCrisisMessages>('listCrisisMessages', { id }, { enabled });
export const useRequests = (enabled: boolean) =>
  useList<typeof listCrisisRequests>('listCrisisRequests', {}, { enabled });
export const useApplications = () => useList<typeof listSupporterApplications>('listSupporterApplications', {});

export const useCreateRequest = () =>
  useWrite<typeof createCrisisSupport>('createCrisisSupport', { refresh: everything });
export const useSendMessage = () => useWrite<typeof sendCrisisMessage>('sendCrisisMessage', { refresh: everything });
export const useApply = () => useWrite<typeof applyAsSupporter>('applyAsSupporter', { refresh: everything });
export const useEscalate = () =>
  useWrite<typeof escalateCrisisSupport>('escalateCrisisSupport', { refresh: everything });
export const useOpenIdentity = () => useWrite<typeof openCrisisIdentity>('openCrisisIdentity');
export const useDecide = () => useWrite<typeof decideSupporter>('decideSupporter', { refresh: everything });

interface Done {
  readonly onDone?: () => void;
  readonly onFail: (error: Error) => void;
}
export const useAccept = (done: Done) =>
  useWrite<typeof acceptCrisisSupport>('acceptCrisisSupport', { refresh: everything, ...done });
export const useHandOver = (done: Done) =>
  useWrite<typeof handOverCrisisSupport>('handOverCrisisSupport', { refresh: everything, ...done });
export const useResolve = (done: Done) =>
  useWrite<typeof resolveCrisisSupport>('resolveCrisisSupport', { refresh: everything, ...done });
export const useSetDuty = (done: Done) =>
  useWrite<typeof setSupporterDuty>('setSupporterDuty', { refresh: everything, ...done });
