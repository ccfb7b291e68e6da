import type { Handler } from '#platform/server/area.ts';
import type { signInWithPasskey as contract } from '../contract.ts';
import { noteFailedSignIn } from './audit-entries.ts';
import { enterFully } from './enter.ts';
import { checkPasskey } from './passkey.ts';

/** Something one has and something one is or knows: no second step is asked for. */
export const signInWithPasskey: Handler<typeof contract> = async (useCase) => {
  const { input, services } = useCase;
  const asked = { purpose: 'sign-in', userId: null, answer: input.answer } as const;
  const { userId } = await checkPasskey(useCase, asked).catch((wrong: unknown) => {
    noteFailedSignIn(services, 'passkey', null);
    throw wrong;
  });
  const entered = await services.transaction((db) => enterFully(db, userId, useCase, { cookies: [] }));
  return entered.answer();
};
