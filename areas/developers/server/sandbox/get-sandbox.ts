import type { Handler } from '#platform/server/area.ts';
import type { getSandbox as contract } from '../../contract.ts';
import { sandboxOf } from './clear-sandbox.ts';

export const getSandbox: Handler<typeof contract> = ({ principal, query, now }) => sandboxOf(query, principal.id, now);
