import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import type {
  approveLegalRequest,
  getLegalRequest,
  LegalRequestState,
  listDisclosures,
  listLegalRequests,
  recordLegalRequest,
  refuseLegalRequest,
} from '../contract.ts';

const reads = ['listLegalRequests', 'getLegalRequest'] as const;

function useNews() {
  const again = () => void refresh(reads);
  useLive('legal', again, { onGap: again, onStart: again });
}

export function useLegalRequests(state: LegalRequestState | undefined) {
  useNews();
  return useList<typeof listLegalRequests>('listLegalRequests', { ...(state && { state }) });
}

export function useLegalRequest(id: number) {
  useNews();
  return useRead<typeof getLegalRequest>('getLegalRequest', { id });
}

const changed = { refresh: reads };
export const useRecord = () => useWrite<typeof recordLegalRequest>('recordLegalRequest', changed);
export const useApprove = () => useWrite<typeof approveLegalRequest>('approveLegalRequest', changed);
export const useRefuse = () => useWrite<typeof refuseLegalRequest>('refuseLegalRequest', changed);
export const copyAddress = (id: number) => urlOf('downloadLegalCopy', { id });

export const useDisclosures = () => useRead<typeof listDisclosures>('listDisclosures', {});
