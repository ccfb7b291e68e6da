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

/** A report can give the request to somebody else, and a decision as well. */
const changed = ['/api/crisis/*', '/api/crisis-support/*', '/api/my-crisis-support', '/api/available-supporters'];

export const ownReports = '/api/crisis/my-reports';
export const useMyReports = () => useList<typeof listMyCrisisReports>('listMyCrisisReports', {});
export const useSendReport = () => useWrite<typeof createCrisisReport>('createCrisisReport', { refresh: changed });
export const useReports = () => useList<typeof listCrisisReports>('listCrisisReports', {});
export const useReport = (id: string) => useRead<typeof getCrisisReport>('getCrisisReport', { id });
export const useDecideReport = () => useWrite<typeof decideCrisisReport>('decideCrisisReport', { refresh: changed });
