import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { putWellnessEnergy as contract } from '../../contract/energy.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import { energyUid } from '../../pure/energy.ts';
import { diaryOf } from '../diary.ts';
import { putRecord } from '../put-record.ts';
import { sentOf } from '../sent.ts';
import { energyViews } from './energy.ts';

const yearMs = 366 * 86_400_000;

export const putWellnessEnergy: Handler<typeof contract> = async (useCase) => {
  const { input, principal, emit, now } = useCase;
  const { day, version } = input;
  const last = new Date(now.getTime() + yearMs).toISOString().slice(0, 10);
  if (day > last || day < '1970-01-01')
    throw problem.invalid([{ field: 'day', rule: 'range', message: 'Choose a day up to a year ahead.' }]);
  const uid = energyUid(day);
  const sent = sentOf('energy', { ...input, uid });
  const diary = diaryOf(useCase);
  const row = await putRecord(diary, 'energy', { uid, version, sent, around: { day, at: `${day}T12:00:00.000Z` } });
  await emit(wellnessChanged, { userId: principal.id });
  const [view] = await energyViews(diary, [row]);
  if (!view) throw new Error('A day has one view.');
  return view;
};
