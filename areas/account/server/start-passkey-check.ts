import { type Handler, withHeaders } from '#platform/server/area.ts';
import type { startPasskeyCheck as contract } from '../contract.ts';
import { askForPasskey } from './passkey.ts';

export const startPasskeyCheck: Handler<typeof contract> = async (useCase) => {
  const { options, cookies } = await askForPasskey(useCase, 'check', useCase.principal.id);
  return withHeaders({ options }, { 'set-cookie': cookies });
};
