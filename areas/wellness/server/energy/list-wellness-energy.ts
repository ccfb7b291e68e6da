import type { Handler } from '#platform/server/area.ts';
import { after, newest } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { listWellnessEnergy as contract } from '../../contract/energy.ts';
import { numberOf } from '../../pure/days.ts';
import { diaryOf } from '../diary.ts';
import { recordsPage } from '../records.ts';
import { energyViews } from './energy.ts';

const mostDays = 62;

export const listWellnessEnergy: Handler<typeof contract> = async (useCase) => {
  const { from, to } = useCase.input;
  if (to < from) throw problem.invalid([{ field: 'to', rule: 'order', message: 'The end is before the start.' }]);
  if (numberOf(to) - numberOf(from) >= mostDays)
    throw problem.invalid([{ field: 'to', rule: 'range', message: `Choose at most ${mostDays} days.` }]);
  const diary = diaryOf(useCase);
  return energyViews(diary, await recordsPage(diary, 'energy', { ...after(newest), from, to, limit: mostDays }));
};
