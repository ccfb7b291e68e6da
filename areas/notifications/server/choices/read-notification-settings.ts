import type { Handler } from '#platform/server/area.ts';
import type { readNotificationSettings as contract } from '../../contract.ts';
import { loadSettings } from './load-settings.ts';

export const readNotificationSettings: Handler<typeof contract> = (useCase) => loadSettings(useCase);
