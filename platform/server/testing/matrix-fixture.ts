import type { Kind, MatrixFixture, MatrixPeople } from '#platform/server/matrix.ts';
import type { TestApp } from './app.ts';

type Given = Pick<MatrixFixture, 'people' | 'caller'> & Partial<MatrixFixture>;

export function idOf(people: MatrixPeople, caller: Kind): number {
  if (caller === 'guest') return 0;
  return caller in people ? people[caller as keyof MatrixPeople] : people.member;
}

/** What rows of the matrix make their things with; `as` and `settle` may be another’s than the app’s. */
export const matrixFixture = (app: TestApp, given: Given): MatrixFixture => ({
  callerId: idOf(given.people, given.caller),
  as: async (userId, operation, input) => (await app.call(userId, operation, input)).body,
  actFor: async (who, operation, input) => (await app.callFor(who, operation, input)).body as never,
  settle: () => app.settle(),
  write: async (text, values) => {
    await app.database.query('', text, [...values]);
  },
  ...given,
});
