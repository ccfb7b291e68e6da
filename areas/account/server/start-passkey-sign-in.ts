import { type Handler, withHeaders } from '#platform/server/area.ts';
import type { startPasskeySignIn as contract } from '../contract.ts';
import { askForPasskey } from './passkey.ts';

export const startPasskeySignIn: Handler<typeof contract> = async (useCase) => {
  const { options, cookies } = await askForPasskey(useCase, 'sign-in', null);
  return withHeaders({ options }, { 'set-cookie': cookies });
};
