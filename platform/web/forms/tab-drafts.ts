import { onSession } from '../session.ts';
import { browserDrafts, type Draft, type DraftStore } from './drafts.ts';

const inMemory = new Map<string, Draft>();
onSession(({ member }) => {
  if (!member) inMemory.clear();
});

/**
 * For what says what someone lives with: it stays in the memory of this tab until it is sent or they sign out, and never
 * gets into the storage of the browser, which is in the clear. What was written there before is taken out.
 */
export const tabDrafts: DraftStore = {
  read(name) {
    const stored = browserDrafts.read(name);
    if (stored) {
      browserDrafts.write(name, undefined);
      if (!inMemory.has(name)) inMemory.set(name, stored);
    }
    return inMemory.get(name);
  },
  write(name, draft) {
    if (draft) inMemory.set(name, draft);
    else inMemory.delete(name);
  },
};
