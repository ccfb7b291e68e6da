import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type { listProviderDisputes, settleProviderBooking } from '../../contract.ts';

export const useDisputes = () => useList<typeof listProviderDisputes>('listProviderDisputes', {});
export const useSettle = () =>
  useWrite<typeof settleProviderBooking>('settleProviderBooking', { refresh: ['listProviderDisputes'] });
