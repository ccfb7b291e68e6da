import type { Handler } from '#platform/server/area.ts';
import type { getSecurity as contract } from '../contract.ts';
import { securityOf } from './security-of.ts';

export const getSecurity: Handler<typeof contract> = ({ principal, db, now }) => securityOf(db, principal, now);
