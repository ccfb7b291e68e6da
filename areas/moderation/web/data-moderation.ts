import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  agreeToSuspension,
  assignReport,
  countModeration,
  createModerationAction,
  decideAppeal,
  decideReport,
  deleteFilter,
  getContentFlag,
  getReport,
  getWorkload,
  listAppeals,
  listContentFlags,
  listModerationActions,
  listReports,
  listSavedFilters,
  ReportPriority,
  ReportStatus,
  releaseReport,
  reviewContentFlag,
  SavedFilter,
  saveFilter,
  setReportPriority,
} from '../contract.ts';

const everything = [
  'listReports',
  'getReport',
  'countModeration',
  'listModerationActions',
  'listContentFlags',
  'getContentFlag',
  'listAppeals',
  'getWorkload',
] as const;

export const readAgain = () => void refresh(everything);

export interface QueueFilter {
  readonly q?: string;
  readonly status?: ReportStatus;
  readonly priority?: ReportPriority;
}

export const useCounts = () => useRead<typeof countModeration>('countModeration');
export const useWorkload = () => useRead<typeof getWorkload>('getWorkload');
export const useReports = (filter: QueueFilter) =>
  useList<typeof listReports>(
    'listReports',
    { ...filter, gathered: 'true', limit: 20 },
    { failText: 'Failed to fetch reports' },
  );
export const useReport = (id: number) => useRead<typeof getReport>('getReport', { id });
export const useModerationActions = () =>
  useList<typeof listModerationActions>(
    'listModerationActions',
    { limit: 20 },
    { failText: 'Failed to fetch moderation actions' },
  );
export const useFlags = () =>
  useList<typeof listContentFlags>(
    'listContentFlags',
    { isResolved: 'false', limit: 20 },
    { failText: 'Failed to fetch content flags' },
  );
export const useFlag = (id: number) => useRead<typeof getContentFlag>('getContentFlag', { id });
export const useAppeals = () => useRead<typeof listAppeals>('listAppeals');

export const useAssign = (options: WriteOptions<typeof assignReport>) =>
  useWrite<typeof assignReport>('assignReport', { refresh: everything, ...options });
export const useRelease = (options: WriteOptions<typeof releaseReport>) =>
  useWrite<typeof releaseReport>('releaseReport', { refresh: everything, ...options });
export const useSetPriority = (options: WriteOptions<typeof setReportPriority>) =>
  useWrite<typeof setReportPriority>('setReportPriority', { refresh: everything, ...options });
export const useDecide = () => useWrite<typeof decideReport>('decideReport', { refresh: everything });
export const useReview = () => useWrite<typeof reviewContentFlag>('reviewContentFlag', { refresh: everything });
export const useAgree = (options: WriteOptions<typeof agreeToSuspension>) =>
  useWrite<typeof agreeToSuspension>('agreeToSuspension', { refresh: everything, ...options });
export const useTakeDown = () =>
  useWrite<typeof createModerationAction>('createModerationAction', { refresh: everything });
export const useDecideAppeal = () => useWrite<typeof decideAppeal>('decideAppeal', { refresh: everything });

export const useSavedFilters = () => useRead<typeof listSavedFilters>('listSavedFilters');
const afterFilter = ['listSavedFilters'] as const;
export const useSaveFilter = () => useWrite<typeof saveFilter>('saveFilter', { refresh: afterFilter });
export const useDeleteFilter = (options: { onDone: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof deleteFilter>('deleteFilter', { refresh: afterFilter, ...options });
/** Undoing happens in a message, after the row is gone. */
export async function restoreFilter({ name, q, status, priority }: SavedFilter): Promise<void> {
  await call<typeof saveFilter>('saveFilter', { name, q, status, priority });
  await refresh(afterFilter);
}
