import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

test('nothing is hidden until the member chooses; choices are kept and are the member’s own', async () => {
  const defaults = { showAltText: false, hideUndescribed: false, requireDescriptions: false, hiddenWarnings: [] };
  expect(await all.ask(all.reader, 'readFeedSettings')).toEqual(defaults);
  const choices = { showAltText: true, hideUndescribed: true, requireDescriptions: true };
  const body = { ...choices, hiddenWarnings: [' Needles ', 'needles', 'flooding'] };
  const saved = { ...choices, hiddenWarnings: ['needles', 'flooding'] };
  expect(await all.ask(all.reader, 'saveFeedSettings', { body })).toEqual(saved);
  expect(await all.ask(all.reader, 'readFeedSettings')).toEqual(saved);
  expect(await all.ask(all.author, 'readFeedSettings')).toEqual(defaults);
});

test('a choice that is left out is off', async () => {
  const body = { showAltText: true, hideUndescribed: false, hiddenWarnings: [] };
  const saved = await all.ask(all.follower, 'saveFeedSettings', { body });
  expect(saved).toEqual({ ...body, requireDescriptions: false });
});

test.each([
  [{ showAltText: true, hideUndescribed: true }, 'hiddenWarnings'],
  [{ showAltText: 'yes', hideUndescribed: true, hiddenWarnings: [] }, 'showAltText'],
  [{ showAltText: true, hideUndescribed: true, hiddenWarnings: [' '] }, 'hiddenWarnings.0'],
  [{ showAltText: true, hideUndescribed: true, hiddenWarnings: [], colour: 'red' }, 'colour'],
])('%o is refused', async (body, field) => {
  expect(await all.refusal(all.reader, 'saveFeedSettings', { body })).toMatchObject({ status: 400, fields: [field] });
});
