import { expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { GroupRequest, MentoringGroup } from '../../contract.ts';
import { becomeMentor } from '../testing/pair.ts';

const full = '409 The group is full. Raise its number first.';

test('on PostgreSQL: of eight who are accepted at the same moment, two have the two places', async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('places');
  const app = await startTestApp({ areas: serverAreas, databaseUrl });
  try {
    const mentor = await app.addMember({ name: 'Mia Marr' });
    await becomeMentor(app, mentor);
    const words = { name: 'Two places', focusArea: 'career', goals: 'We learn.', format: 'text', when: 'Mondays' };
    const made = await app.call<MentoringGroup>(mentor, 'createMentoringGroup', {
      body: { ...words, capacity: 2, isOpen: true },
    });
    const params = { id: made.body.id };
    for (let n = 0; n < 8; n += 1) {
      const one = await app.addMember();
      await app.call(one, 'askMentoringGroup', { params, body: { isAdult: true } });
    }
    const requests = (await app.call<GroupRequest[]>(mentor, 'listGroupRequests', { params })).body;
    const accept = ({ id }: GroupRequest) =>
      app.call(mentor, 'answerGroupRequest', { params: { id }, body: { accept: true } }).then(
        () => 'yes',
        (error: { problem: { status: number; detail: string } }) => `${error.problem.status} ${error.problem.detail}`,
      );
    const answers = await Promise.all(requests.map(accept));
    expect(answers.sort()).toEqual([...Array.from({ length: 6 }, () => full), 'yes', 'yes']);
    const members = (await app.call<object[]>(mentor, 'listGroupMembers', { params })).body;
    expect(members).toHaveLength(3);
  } finally {
    await app.close();
  }
}, 120_000);
