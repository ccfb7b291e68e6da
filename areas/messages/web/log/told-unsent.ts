/** Of which messages it has been said that they are not sent: once, however many windows show them. */
const told = new Map<string, 'late' | 'refused'>();

export const toldUnsent = {
  /** True at most once for each state of a message. */
  isNews: (clientKey: string, isRefused: boolean): boolean => {
    const state = isRefused ? 'refused' : 'late';
    if (told.get(clientKey) === state) return false;
    told.set(clientKey, state);
    return true;
  },
  /** It is sent, tried again or given up. */
  forget: (clientKey: string): void => {
    told.delete(clientKey);
  },
};
