import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { setConsent as contract } from '../contract.ts';
import { wordsOf } from '../pure/consents.ts';
import { consentsOf } from './consents-of.ts';
import { consents } from './tables.ts';

/** Old words cannot be agreed to any more, but anything can be withdrawn at any time. */
export const setConsent: Handler<typeof contract> = async ({ input, principal, db, query, now }) => {
  const { purpose, given, version } = input;
  const words = wordsOf(purpose);
  if (given && version !== words.version) {
    throw problem.conflict('The words have changed. Reload the page, and read them before you agree.');
  }
  await takeTurn(query, 'consents of', principal.id);
  const before = (await consentsOf(query, principal.id)).consents.find((one) => one.purpose === purpose);
  if (before?.given !== given) {
    await db.insert(consents).values({ userId: principal.id, purpose, given, version: words.version, at: now });
  }
  return consentsOf(query, principal.id);
};
