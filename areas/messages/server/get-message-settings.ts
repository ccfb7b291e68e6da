import type { Handler } from '#platform/server/area.ts';
import type { getMessageSettings as contract } from '../contract.ts';
import { settingsOf } from './settings.ts';

export const getMessageSettings: Handler<typeof contract> = ({ principal, query }) => settingsOf(query, principal.id);
