import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  acceptSupport,
  askForSupport,
  changeSupporter,
  endSupport,
  getActingFor,
  listSupporters,
  listSupportLog,
  startSupportNow,
} from '../contract.ts';

const lists = { refresh: ['listSupporters', 'getActingFor'] } as const;

export const useSupporters = () => useRead<typeof listSupporters>('listSupporters');
/** Gone from the page with the right to act. */
export const useActingFor = (userId: number) =>
  useRead<typeof getActingFor>('getActingFor', { userId }, { goes: true });
export const useLog = () => useList<typeof listSupportLog>('listSupportLog', {});

export const useAsk = () => useWrite<typeof askForSupport>('askForSupport', lists);
export const useChange = () => useWrite<typeof changeSupporter>('changeSupporter', lists);
export const useAcceptSupport = (options: WriteOptions<typeof acceptSupport>) =>
  useWrite<typeof acceptSupport>('acceptSupport', { ...options, ...lists });
export const useStartNow = (options: WriteOptions<typeof startSupportNow>) =>
  useWrite<typeof startSupportNow>('startSupportNow', { ...options, ...lists });
export const useEndSupport = (options: WriteOptions<typeof endSupport>) =>
  useWrite<typeof endSupport>('endSupport', { ...options, ...lists });

const news = ['supporterAsked', 'supporterAccepted', 'supporterChanged', 'supporterEnded', 'supporterActed'];
/** What the other side does is shown without a reload. */
export function useSupportNews(): void {
  const { member } = useSession();
  const again = () => void refresh(['listSupporters', 'getActingFor', 'listSupportLog']);
  useLive(member ? `user:${member.id}` : undefined, ({ name }) => news.includes(name) && again(), { onGap: again });
}
