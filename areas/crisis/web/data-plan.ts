import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type { deleteSafetyPlan, getSafetyPlan, saveSafetyPlan } from '../contract.ts';

const refresh = ['getSafetyPlan'] as const;

export const useSafetyPlan = (enabled: boolean) => useRead<typeof getSafetyPlan>('getSafetyPlan', {}, { enabled });
export const useSavePlan = () => useWrite<typeof saveSafetyPlan>('saveSafetyPlan', { refresh });
export const useDeletePlan = (done: { readonly onDone: () => void; readonly onFail: (error: Error) => void }) =>
  useWrite<typeof deleteSafetyPlan>('deleteSafetyPlan', { refresh, ...done });
