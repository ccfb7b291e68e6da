import type { Handler } from '#platform/server/area.ts';
import type { getSecurity as contract } from '../contract.ts';
import { securityOf } from './security-of.ts';

export const getSecurity: Handler<typeof contract> = ({ actor, db, now }) => securityOf(db, actor, now);
