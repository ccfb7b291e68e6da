import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { ActingLevel } from '#platform/contract/acting.ts';
import { id } from '#platform/contract/fields.ts';
import { areaContract, json, operation } from '#platform/contract/operation.ts';
import { type Handler, serverArea } from './area.ts';
import { auditKey } from './invoke.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from './policy.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

const Door = z.object({ id: z.number(), open: z.boolean() });
const readDoor = operation({
  name: 'readDoor',
  method: 'GET',
  path: '/api/doors',
  policy: 'anyone',
  summary: 'Answers with whatever it is told to.',
  output: json(Door),
});

const openDoor = operation({
  name: 'openDoor',
  method: 'POST',
  path: '/api/doors/{id}/open',
  policy: 'doors.open',
  summary: 'Opens a door that the caller has a key to.',
  params: z.object({ id }),
  output: json(Door),
});

let asked = 0;
const doorOf = (number: number) => {
  asked += 1;
  return number > 9 ? undefined : { id: number, keyholder: number === 1 };
};
const mayOpen = ({ input }: PolicyCheck<{ id: number }>) => {
  const door = doorOf(input.id);
  if (!door) return hide();
  return door.keyholder ? allow(door) : refuse('You have no key to this door.', true);
};
const open: Handler<typeof openDoor, { id: number; keyholder: boolean }> = async ({ found }) => ({
  id: found.id,
  open: found.keyholder,
});

const row = {
  expect: { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 },
  also: [200, 200, 200],
} as const;

const deeds: string[] = [];
let level: ActingLevel = 'act';
let answer: unknown;
let app: TestApp;
beforeAll(async () => {
  const area = serverArea({
    contract: areaContract({ name: 'doors', operations: [readDoor, openDoor] }),
    handlers: { readDoor: async () => answer as z.infer<typeof Door>, openDoor: open },
    policies: { 'doors.open': policy('member', mayOpen) },
    declares: {
      acting: {
        name: 'doors',
        label: 'Doors',
        path: '/doors',
        levels: { see: 'See doors.', draft: 'Prepare to open doors.', act: 'Open doors.' },
        opens: {
          openDoor: {
            least: 'act',
            did: 'opened a door',
            link: ({ id }) => `/doors/${id}`,
            draft: { title: 'Open a door', lines: async ({ input }) => [{ label: 'Door', value: String(input.id) }] },
          },
        },
      },
      grants: {
        find: async ({ memberId }) => ({
          grantId: 1,
          level,
          levels: { doors: level },
          member: { id: memberId },
        }),
        draft: async ({ acting: { supporterId, memberId }, operation, lines, link }) =>
          deeds.push(`${supporterId} prepared ${operation} for ${memberId}: ${JSON.stringify(lines)}, ${link}`),
        note: async ({ acting: { supporterId, memberId }, did, link }) => {
          deeds.push(`${supporterId} ${did} for ${memberId}: ${link}`);
        },
      },
    },
    matrix: { readDoor: row, openDoor: row },
  });
  app = await startTestApp({ areas: [area] });
});
afterAll(() => app.close());

const ask = () => app.app.http.inject({ method: 'GET', url: '/api/doors' });

test('an answer has the fields of its contract and no others (DATA-12)', async () => {
  answer = { id: 1, open: true, passwordHash: 'abc' };
  expect((await ask()).json()).toEqual({ id: 1, open: true });
});

test('an answer that breaks its contract is not given, and is not described to the caller', async () => {
  answer = { id: 1, open: 'ajar' };
  const failed = await ask();
  expect(failed.statusCode).toBe(500);
  expect(failed.body).not.toContain('ajar');
});

test('a use case goes on with what its policy has found, without asking again', async () => {
  const member = await app.addMember();
  asked = 0;
  expect((await app.call(member, 'openDoor', { params: { id: 1 } })).body).toEqual({ id: 1, open: true });
  expect(asked).toBe(1);
  expect(await app.status(member, 'openDoor', { params: { id: 2 } })).toBe(403);
  expect(await app.status(member, 'openDoor', { params: { id: 10 } })).toBe(404);
});

test('what a supporter does is noted, and what they may not is written down as theirs and not the member’s', async () => {
  const [by, member] = [await app.addMember(), await app.addMember()];
  await app.callFor({ by, member }, 'openDoor', { params: { id: 1 } });
  expect(deeds).toEqual([`${by} opened a door for ${member}: /doors/1`]);
  const refused = await app.callFor({ by, member }, 'openDoor', { params: { id: 2 } }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ [auditKey]: { actorId: by, action: 'refused', subject: 'openDoor' } });
  expect(deeds).toHaveLength(1);
});

test('what a supporter drafts is judged as a call, is kept once, and opens nothing', async () => {
  const [by, member] = [await app.addMember(), await app.addMember()];
  level = 'draft';
  deeds.length = 0;
  asked = 0;
  const answer = await app.callFor({ by, member }, 'openDoor', { params: { id: 1 } });
  expect(answer).toMatchObject({ status: 202, headers: { 'kept-as': 'draft' } });
  expect(asked).toBe(1);
  expect(deeds).toEqual([`${by} prepared openDoor for ${member}: [{"label":"Door","value":"1"}], /doors/1`]);
  const refused = await app.callFor({ by, member }, 'openDoor', { params: { id: 2 } }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ problem: { status: 403 } });
  expect(deeds).toHaveLength(1);
  level = 'see';
  await expect(app.callFor({ by, member }, 'openDoor', { params: { id: 1 } })).rejects.toMatchObject({
    problem: { status: 403 },
  });
  level = 'act';
});
