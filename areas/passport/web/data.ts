import { refresh } from '#platform/web/cache/keys.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  addPassportItem,
  editPassportItem,
  editPassportShare,
  getPassport,
  listPassportShares,
  openPassportShare,
  orderPassport,
  removePassportItem,
  revokePassportShare,
} from '../contract.ts';

const all = ['getPassport', 'listPassportShares'] as const;

export const refreshPassport = () => refresh(all);

/** One's own passport; a guest has none, and nothing is asked. */
export function usePassport() {
  const { member } = useSession();
  return useRead<typeof getPassport>('getPassport', {}, { enabled: member !== null });
}
export const useShares = () => useRead<typeof listPassportShares>('listPassportShares');

interface Answers {
  readonly onDone?: () => void;
  readonly onFail?: (error: Error) => void;
}
const changes = ({ onDone, onFail }: Answers = {}) => ({
  refresh: all,
  ...(onDone && { onDone }),
  ...(onFail && { onFail }),
});

export const useAddItem = (answers?: Answers) => useWrite<typeof addPassportItem>('addPassportItem', changes(answers));
export const useEditItem = () => useWrite<typeof editPassportItem>('editPassportItem', changes());
export const useRemoveItem = (answers: Answers) =>
  useWrite<typeof removePassportItem>('removePassportItem', changes(answers));
export const useOrder = (answers: Answers) => useWrite<typeof orderPassport>('orderPassport', changes(answers));
export const useEditShare = () => useWrite<typeof editPassportShare>('editPassportShare', changes());
export const useRevoke = (answers: Answers) =>
  useWrite<typeof revokePassportShare>('revokePassportShare', changes(answers));
export const useOpenShare = () => useWrite<typeof openPassportShare>('openPassportShare');
