import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  acceptSupport,
  askForSupport,
  changeSupporter,
  confirmSupportDraft,
  dropSupportDraft,
  endSupport,
  getActingFor,
  listSupportDrafts,
  listSupporters,
  listSupportLog,
  startSupportNow,
} from '../contract.ts';

const lists = { refresh: ['listSupporters', 'getActingFor'] } as const;

export const useSupporters = () => useRead<typeof listSupporters>('listSupporters');
export const readSupporters = () => call<typeof listSupporters>('listSupporters');
/** Gone from the page with the right to act. */
export const useActingFor = (userId: number) =>
  useRead<typeof getActingFor>('getActingFor', { userId }, { goes: true });
export const useDrafts = (side: 'mine' | 'theirs') => useList<typeof listSupportDrafts>('listSupportDrafts', { side });
// What it does is another area’s: nothing that was read before counts.
export const useConfirm = (options: WriteOptions<typeof confirmSupportDraft>) =>
  useWrite<typeof confirmSupportDraft>('confirmSupportDraft', { ...options, refresh: ['*'] });
export const useDrop = (options: WriteOptions<typeof dropSupportDraft>) =>
  useWrite<typeof dropSupportDraft>('dropSupportDraft', {
    ...options,
    refresh: ['listSupportDrafts', 'listSupporters'],
  });

export const useLog = () => useList<typeof listSupportLog>('listSupportLog', {});

export const useAsk = () => useWrite<typeof askForSupport>('askForSupport', lists);
export const useChange = () => useWrite<typeof changeSupporter>('changeSupporter', lists);
export const useAcceptSupport = (options: WriteOptions<typeof acceptSupport>) =>
  useWrite<typeof acceptSupport>('acceptSupport', { ...options, ...lists });
export const useStartNow = (options: WriteOptions<typeof startSupportNow>) =>
  useWrite<typeof startSupportNow>('startSupportNow', { ...options, ...lists });
export const useEndSupport = (options: WriteOptions<typeof endSupport>) =>
  useWrite<typeof endSupport>('endSupport', { ...options, ...lists });

const news = [
  'supporterAsked',
  'supporterAccepted',
  'supporterChanged',
  'supporterEnded',
  'supporterActed',
  'supportDrafted',
  'supportDraftSettled',
];
/** What the other side does is shown without a reload. */
export function useSupportNews(): void {
  const { member } = useSession();
  const again = () => void refresh(['listSupporters', 'getActingFor', 'listSupportDrafts', 'listSupportLog']);
  useLive(member ? `user:${member.id}` : undefined, ({ name }) => news.includes(name) && again(), { onGap: again });
}
