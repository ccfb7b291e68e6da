import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { card, cards, composer, field, open, postButton, share } from './parts.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a poll is written by keyboard; what is wrong stands at its option, and nothing is lost by a reload', async ({
  page,
}) => {
  await signInAs(page, 2);
  await open(page);
  await field(page).fill('Which day suits you?');
  await composer(page).getByRole('button', { name: 'Poll', exact: true }).press('Enter');
  const option = (no: number) => composer(page).getByLabel(`Option ${no}`, { exact: true });
  await expect(option(1)).toBeFocused();
  await postButton(page).press('Enter');
  await expect(composer(page).getByText('Write this option.')).toHaveCount(2);
  await expect(option(1)).toBeFocused();
  await option(1).fill('Tuesday');
  await option(2).fill('tuesday ');
  await expect(composer(page).getByText('Another option says the same. Change one of them.')).toBeVisible();
  await option(2).fill('Thursday');
  await composer(page).getByRole('button', { name: 'Add an option' }).press('Enter');
  await expect(option(3)).toBeFocused();
  await option(3).fill('Saturday');
  await checkAccessibility(page, { name: 'writing a poll' });
  await checkReflow(page, { name: 'writing a poll' });
  await page.reload();
  await expect(option(3)).toHaveValue('Saturday');
  await composer(page).getByRole('button', { name: 'Poll', exact: true }).press('Enter');
  await expect(option(1)).toBeFocused();
  await composer(page).getByRole('button', { name: 'Remove option 3' }).press('Enter');
  await expect(option(3)).toHaveCount(0);
  await postButton(page).press('Enter');
  const first = cards(page).first();
  await expect(first).toContainText('Which day suits you?');
  await expect(first.getByRole('radio')).toHaveCount(2);
  await expect(first.getByRole('radio', { name: 'Thursday' })).toBeVisible();
});

test('a vote is counted, changed and taken back; results stand in words and in a table', async ({ page, another }) => {
  await signInAs(page, 2);
  const made = await page.request.post('/api/polls', {
    data: { options: ['The park', 'The library'], closesAt: inDays(3) },
  });
  const { id: pollId } = (await made.json()) as { id: number };
  const { id } = await share(page.request, 'Where shall we meet?', { pollId });
  const other = await another(3);
  await other.request.put(`/api/polls/${pollId}/vote`, { data: { options: [2] } });
  await open(page, `/post/${id}`);
  const poll = card(page, id).getByRole('group', { name: /^Poll in/ });
  await poll.getByRole('button', { name: /^Vote/ }).press('Enter');
  await expect(poll.getByText('Choose an option.')).toBeVisible();
  await poll.getByRole('radio', { name: 'The park' }).check();
  await poll.getByRole('button', { name: /^Vote/ }).press('Enter');
  await expect(
    poll.getByText('2 people have voted. “The park” and “The library” have the same number, 1.'),
  ).toBeVisible();
  expect(await timesAnnounced(page, 'Your vote is counted')).toBe(1);
  await expect(poll).toBeFocused();
  const row = (name: string) => poll.getByRole('row').filter({ hasText: name });
  await expect(row('The park')).toContainText('Your choice');
  await expect(row('The park')).toContainText('50%');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `results of a poll, ${label}` }));
  await checkReflow(page, { name: 'results of a poll' });

  await poll.getByRole('button', { name: /^Change my vote/ }).press('Enter');
  await poll.getByRole('radio', { name: 'The library' }).check();
  await poll.getByRole('button', { name: /^Vote/ }).press('Enter');
  await expect(poll.getByText('2 people have voted. The most votes are for “The library”: 2 of 2.')).toBeVisible();
  await poll.getByRole('button', { name: /^Withdraw my vote/ }).press('Enter');
  await expect(poll.getByRole('button', { name: /^Vote/ })).toBeVisible();

  await poll.getByRole('button', { name: /^Close the poll now/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the poll' }).press('Enter');
  await expect(poll.getByText(/Its author closed it early, on/)).toBeVisible();
  await expect(poll.getByRole('button', { name: /^Vote/ })).toHaveCount(0);
});

test('results that are hidden until one votes are in no part of the page before, for guests neither', async ({
  page,
  another,
}) => {
  await signInAs(page, 2);
  const made = await page.request.post('/api/polls', {
    data: { options: ['Yes', 'No'], closesAt: inDays(1), hiddenUntilVoted: true, several: true },
  });
  const { id: pollId } = (await made.json()) as { id: number };
  const { id } = await share(page.request, 'Shall we?', { pollId });
  await (await another(3)).request.put(`/api/polls/${pollId}/vote`, { data: { options: [1, 2] } });
  await open(page, `/post/${id}`);
  const poll = card(page, id).getByRole('group', { name: /^Poll in/ });
  await expect(poll.getByText('1 person has voted. You see the results after you vote.')).toBeVisible();
  await expect(poll.getByRole('table')).toHaveCount(0);
  await expect(poll.getByRole('button', { name: /^Show the results/ })).toHaveCount(0);
  await poll.getByRole('checkbox', { name: 'Yes' }).check();
  await poll.getByRole('button', { name: /^Vote/ }).click();
  await expect(poll.getByText('2 people have voted. The most votes are for “Yes”: 2 of 2.')).toBeVisible();
});
