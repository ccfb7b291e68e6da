import type { Handler } from '#platform/server/area.ts';
import type { listPasskeys as contract } from '../contract.ts';
import { passkeysOf, viewPasskey } from './passkey.ts';

export const listPasskeys: Handler<typeof contract> = async ({ principal, db }) => ({
  items: (await passkeysOf(db, principal.id)).map(viewPasskey),
});
