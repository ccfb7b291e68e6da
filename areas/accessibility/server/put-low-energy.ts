import { defaultRecord } from '#platform/contract/preferences.ts';
import type { Handler } from '#platform/server/area.ts';
import { holdChanged } from '#platform/server/notice-holds.ts';
import { problem } from '#platform/server/problem.ts';
import { type putLowEnergy as contract, preferencesChanged } from '../contract.ts';
import { load, save } from './store.ts';

const longest = 7 * 86_400_000;

/** The switch ends by itself, so it needs an end that is ahead and not further than a week. */
export const putLowEnergy: Handler<typeof contract> = async (useCase) => {
  const { input, db, emit, now } = useCase;
  const until = input.until ? new Date(input.until) : null;
  if (until && (until <= now || until.getTime() > now.getTime() + longest)) {
    const message = 'Choose a time within the next seven days.';
    throw problem.invalid([{ field: 'until', rule: 'range', message }]);
  }
  const before = await load(db, input.userId);
  const change = { lowEnergyProfile: input.profile, lowEnergyUntil: until };
  // Without a stored record the defaults are stored with it, which follow the device as before.
  const stored = await save(db, input.userId, before ? change : { ...change, record: defaultRecord }, now);
  await emit(preferencesChanged, { userId: input.userId });
  await holdChanged(useCase);
  return stored;
};
