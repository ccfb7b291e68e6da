import type { Handler } from '#platform/server/area.ts';
import type { resumeNotifications as contract } from '../../contract.ts';
import { reschedule } from '../waiting/reschedule.ts';
import { loadSettings } from './load-settings.ts';

export const resumeNotifications: Handler<typeof contract> = async (useCase) => {
  const { principal, query } = useCase;
  await query('notices-resume', 'update notification_settings set paused_until = null where user_id = $1::int', [
    principal.id,
  ]);
  await reschedule(useCase);
  return loadSettings(useCase);
};
