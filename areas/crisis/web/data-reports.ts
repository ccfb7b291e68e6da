import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type {
  createCrisisReport,
  decideCrisisReport,
  getCrisisReport,
  listCrisisReports,
  listMyCrisisReports,
} from '../contract.ts';
import { everything } from './data-requests.ts';

export const useMyReports = () => useList<typeof listMyCrisisReports>('listMyCrisisReports', {});
/** A report can give the request to somebody else, and a decision as well. */
export const useSendReport = () => useWrite<typeof createCrisisReport>('createCrisisReport', { refresh: everything });
export const useReports = () => useList<typeof listCrisisReports>('listCrisisReports', {});
export const useReport = (id: string) => useRead<typeof getCrisisReport>('getCrisisReport', { id });
export const useDecideReport = () => useWrite<typeof decideCrisisReport>('decideCrisisReport', { refresh: everything });
