import type { Handler } from '#platform/server/area.ts';
import type { readConsents as contract } from '../contract.ts';
import { consentsOf } from './consents-of.ts';

export const readConsents: Handler<typeof contract> = ({ principal, query }) => consentsOf(query, principal.id);
