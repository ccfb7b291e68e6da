import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type { appealDecision, getDecision, getTransparency, listMyDecisions, listMyReports } from '../contract.ts';

export const useDecision = (id: number) => useRead<typeof getDecision>('getDecision', { id });
export const useMyDecisions = () => useRead<typeof listMyDecisions>('listMyDecisions');
export const useMyReports = () => useRead<typeof listMyReports>('listMyReports');
export const useTransparency = () => useRead<typeof getTransparency>('getTransparency');
export const useAppeal = () =>
  useWrite<typeof appealDecision>('appealDecision', { refresh: ['listMyDecisions', 'getDecision'] });
