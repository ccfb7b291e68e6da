import type { Handler } from '#platform/server/area.ts';
import type { resetSandbox as contract } from '../../contract.ts';
import { clearSandbox, sandboxOf } from './clear-sandbox.ts';

export const resetSandbox: Handler<typeof contract> = async ({ principal, query, now }) => {
  await clearSandbox(query, principal.id);
  return sandboxOf(query, principal.id, now);
};
