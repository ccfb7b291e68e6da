import type { Input } from '#platform/contract/operation.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type pauseNotifications as contract, limits } from '../../contract.ts';
import { reschedule } from '../waiting/reschedule.ts';
import { addDays, dayAt, momentOf } from './clock.ts';
import { loadSettings, startSettings } from './load-settings.ts';

const morning = '07:00';

function endOf(input: Input<typeof contract>, timeZone: string, now: Date): Date {
  if (input.until === 'hour') return new Date(now.getTime() + 3_600_000);
  if (input.until === 'tomorrow') return momentOf(addDays(dayAt(now, timeZone), 1), morning, timeZone);
  const [year = 0, month = 0, day = 0] = input.date.split('-').map(Number);
  const end = momentOf({ year, month, day }, morning, timeZone);
  const refuse = (message: string) => problem.invalid([{ field: 'date', rule: 'range', message }]);
  if (end <= now) throw refuse('Choose a day from tomorrow on.');
  if (end.getTime() - now.getTime() > limits.pauseDays * 86_400_000) throw refuse('Choose a day within a year.');
  return end;
}

export const pauseNotifications: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, now } = useCase;
  await startSettings(query, principal.id);
  const { timeZone } = await loadSettings(useCase);
  await query(
    'notices-pause',
    'update notification_settings set paused_until = $2::timestamptz where user_id = $1::int',
    [principal.id, endOf(input, timeZone, now).toISOString()],
  );
  await reschedule(useCase);
  return loadSettings(useCase);
};
