import { expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { databaseBefore } from '#platform/server/testing/database-before.ts';
import { areaImports } from '#tools/area-imports.ts';
import { noticeReactions } from './reactions.ts';

const events = new Set(serverAreas.flatMap(({ contract }) => (contract.events ?? []).map(({ name }) => name)));
const notices = serverAreas.map(({ declares }) => declares?.notices ?? {});

test('each event that any area tells of, or takes back, has one reaction, named after it', () => {
  const told = notices.flatMap(({ kinds = [] }) => kinds.map(({ when }) => when.event));
  const undone = notices.flatMap(({ takenBack = [] }) => takenBack.map(({ event }) => event));
  expect(told.length).toBeGreaterThan(50);
  expect(noticeReactions(serverAreas).map(({ event, name }) => ({ event, name }))).toEqual([
    ...[...new Set(told)].map((event) => ({ event, name: `notifications.tell:${event}` })),
    ...[...new Set(undone)].map((event) => ({ event, name: `notifications.take-back:${event}` })),
  ]);
});

test('every notice is caused by an event of some area', () => {
  const caused = noticeReactions(serverAreas).map(({ event }) => event);
  expect(caused.filter((event) => !events.has(event))).toEqual([]);
});

test('notifications imports no other area: not its server, its screens, nor its contract', () => {
  const imports = areaImports();
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ fromArea }) => fromArea === 'notifications')).toEqual([]);
});

test('what an installation had still to tell of is told after the upgrade', async () => {
  const database = await databaseBefore('notice_reactions');
  const work = async (event: string, reaction: string) => {
    const [row] = await database.query<{ id: number }>(
      '',
      `insert into outbox (name, payload) values ($1, '{}') returning id::int`,
      [event],
    );
    await database.query('', 'insert into outbox_work (event_id, reaction, due_at) values ($1, $2, now())', [
      row?.id,
      reaction,
    ]);
  };
  await work('memberFollowed', 'notifications.tellOfFollow');
  await work('helpOffered', 'notifications.offerHelp');
  await work('adminNews', 'notifications.tellAdmin');
  await work('postUnliked', 'notifications.retractLike');
  await work('messagesSeen', 'notifications.dropMessages');
  await work('memberBlocked', 'notifications.forgetBlocked');
  await work('avatarReplaced', 'people.deletePicture');
  await database.migrate();
  const rows = await database.query<{ reaction: string }>('', 'select reaction from outbox_work order by id');
  expect(rows.map(({ reaction }) => reaction)).toEqual([
    'notifications.tell:memberFollowed',
    'notifications.tell:helpOffered',
    'notifications.tell:adminNews',
    'notifications.take-back:postUnliked',
    'notifications.take-back:messagesSeen',
    'notifications.take-back:memberBlocked',
    'people.deletePicture',
  ]);
  await database.close();
});
