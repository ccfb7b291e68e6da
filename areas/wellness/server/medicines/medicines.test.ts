import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { MedicationReminder, WellnessMedicine } from '../../contract/medicines.ts';

/** Wednesday 25 November 2026, 7:00 am in Perth, which has no summer time. */
const start = new Date('2026-11-24T23:00:00.000Z');
const at = (perth: string) => new Date(`2026-11-25T${perth}:00.000+08:00`);

let app: TestApp;
let ana: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(start);
  ana = await app.addMember({ name: 'Ana' });
});

const schedule = {
  rhythm: 'days',
  everyDays: 1,
  weekdays: [],
  times: ['20:00', '08:00', '13:00'],
  fromDay: '2026-11-01',
  untilDay: null,
  zone: 'Australia/Perth',
  remind: true,
  repeatMinutes: 30,
  giveUpMinutes: 120,
} as const;
const add = async (more: object = {}, when: object = {}) =>
  (
    await app.call<WellnessMedicine>(ana, 'createWellnessMedicine', {
      body: { medicationName: 'Baclofen', dosage: '10 mg', schedule: { ...schedule, ...when }, ...more },
    })
  ).body;
const reminders = async (by = ana) => (await app.call<MedicationReminder[]>(by, 'listMedicationReminders')).body;
const today = async () => (await reminders()).map(({ time, status }) => `${time} ${status}`);
const answer = (id: number, body: object) =>
  app.call<MedicationReminder>(ana, 'answerMedicationReminder', { params: { id }, body });
const medicines = async () => (await app.call<WellnessMedicine[]>(ana, 'listWellnessMedicines')).body;
const told = async () =>
  (await app.call<{ type: string; message: string }[]>(ana, 'listNotifications', {})).body.map((one) => one);
async function refusedFields(operation: string, body: object) {
  const error = await app.call(ana, operation, { body }).catch((one: unknown) => one);
  if (!(error instanceof ProblemError)) throw new Error('It was not refused.');
  return error.problem.errors?.map(({ field }) => field);
}
const tick = async (now: Date) => {
  app.setNow(now);
  await app.app.jobs.runNow('wellness.remind-of-doses');
  await app.settle();
};
const edit = (medicine: WellnessMedicine, more: object) => {
  const { id, medicationName, dosage, schedule: times, version } = medicine;
  return app.call<WellnessMedicine>(ana, 'editWellnessMedicine', {
    params: { id },
    body: { medicationName, dosage, schedule: times, version, ...more },
  });
};

test('today’s reminders are answered in order, with id, medicationName and dosage (WELL-21, WELL-26)', async () => {
  await add();
  await add({ medicationName: 'Vitamin D', dosage: '1 capsule' }, { times: ['09:00'] });
  const found = await reminders();
  expect(found.map(({ medicationName, dosage, time }) => [medicationName, dosage, time])).toEqual([
    ['Baclofen', '10 mg', '08:00'],
    ['Vitamin D', '1 capsule', '09:00'],
    ['Baclofen', '10 mg', '13:00'],
    ['Baclofen', '10 mg', '20:00'],
  ]);
  expect(found[0]).toMatchObject({
    id: expect.any(Number),
    dueAt: '2026-11-25T00:00:00.000Z',
    giveUpAt: '2026-11-25T02:00:00.000Z',
    asksAgainAt: '2026-11-25T00:00:00.000Z',
    status: 'coming',
    reason: null,
  });
  expect(await reminders(await app.addMember({ name: 'Ben' }))).toEqual([]);
});

test('a dose is due, late, and missed by itself, so that three are never asked for at once', async () => {
  await add();
  const seen = [];
  for (const time of ['07:59', '08:00', '08:20', '10:00', '13:05']) {
    app.setNow(at(time));
    seen.push((await today()).join(', '));
  }
  expect(seen).toEqual([
    '08:00 coming, 13:00 coming, 20:00 coming',
    '08:00 due, 13:00 coming, 20:00 coming',
    '08:00 late, 13:00 coming, 20:00 coming',
    '08:00 missed, 13:00 coming, 20:00 coming',
    '08:00 missed, 13:00 due, 20:00 coming',
  ]);
});

test('taken and skipped with a reason are kept, undone, and not answered twice', async () => {
  await add();
  app.setNow(at('08:10'));
  const [first, second] = await reminders();
  const id = first?.id ?? 0;
  const taken = await answer(id, { answer: 'taken' });
  expect(taken.body).toMatchObject({ status: 'taken', answeredAt: at('08:10').toISOString(), asksAgainAt: null });
  expect((await answer(id, { answer: 'taken' })).body).toEqual(taken.body);
  expect(await app.status(ana, 'answerMedicationReminder', { params: { id }, body: { answer: 'skipped' } })).toBe(409);
  await app.call(ana, 'undoMedicationAnswer', { params: { id } });
  expect((await reminders())[0]).toMatchObject({ status: 'due', answeredAt: null });
  const skipped = await answer(second?.id ?? 0, { answer: 'skipped', reason: { text: ' Felt sick. ' } });
  expect(skipped.body).toMatchObject({ status: 'skipped', reason: { text: 'Felt sick.' } });
  await app.call(ana, 'undoMedicationAnswer', { params: { id: second?.id ?? 0 } });
  expect((await reminders())[1]).toMatchObject({ status: 'coming', reason: null });
  const later = { answer: 'taken', at: at('09:00').toISOString() };
  expect(await app.status(ana, 'answerMedicationReminder', { params: { id }, body: later })).toBe(400);
});

test('a reminder repeats until the dose is answered or given up, and names no medicine', async () => {
  await add({ medicationName: 'Zyxofen' });
  await tick(at('08:00'));
  expect(await told()).toHaveLength(1);
  const [first] = await told();
  expect(JSON.stringify(first)).toContain('Time for a medicine');
  expect(JSON.stringify(first)).not.toContain('Zyxofen');
  expect((await reminders())[0]?.asksAgainAt).toBe(at('08:30').toISOString());
  await app.call(ana, 'markAllRead', {});
  await tick(at('08:29'));
  await tick(at('08:30'));
  expect(await told()).toHaveLength(2);
  await answer((await reminders())[0]?.id ?? 0, { answer: 'taken' });
  await app.settle();
  expect(await told()).toEqual([]);
  await tick(at('13:00'));
  expect(await told()).toHaveLength(1);
  await tick(at('15:00'));
  expect(await told()).toEqual([]);
  expect(await today()).toEqual(['08:00 taken', '13:00 missed', '20:00 coming']);
});

test('without reminders nothing is told', async () => {
  await add({}, { remind: false });
  await tick(at('08:00'));
  expect(await told()).toEqual([]);
  expect((await reminders())[0]).toMatchObject({ status: 'due', asksAgainAt: null });
});

test('after a late dose the rest of the day moves, and moves back', async () => {
  await add();
  app.setNow(at('09:10'));
  const id = (await reminders())[0]?.id ?? 0;
  await answer(id, { answer: 'taken' });
  const dues = async () => (await reminders()).map(({ dueAt }) => dueAt);
  const move = (minutes: number) => app.status(ana, 'moveLaterDoses', { params: { id }, body: { minutes } });
  expect(await move(70)).toBe(200);
  expect(await dues()).toEqual([at('08:00'), at('14:10'), at('21:10')].map((one) => one.toISOString()));
  expect((await reminders())[1]?.giveUpAt).toBe(at('16:10').toISOString());
  // By seven hours the 1:00 pm dose takes the former place of the 8:00 pm one.
  expect(await move(350)).toBe(200);
  expect(await move(-420)).toBe(200);
  expect(await dues()).toEqual([at('08:00'), at('13:00'), at('20:00')].map((one) => one.toISOString()));
  expect(await move(720)).toBe(409);
  expect(await move(-300)).toBe(409);
});

test('a change of its times doubles no dose and loses none', async () => {
  const medicine = await add({}, { times: ['08:00', '20:00'] });
  app.setNow(at('08:10'));
  await answer((await reminders())[0]?.id ?? 0, { answer: 'taken' });
  const changed = await edit(medicine, { schedule: { ...medicine.schedule, times: ['09:00', '14:00', '20:00'] } });
  expect(changed.body.schedule.times).toEqual(['09:00', '14:00', '20:00']);
  expect(await today()).toEqual(['08:00 taken', '14:00 coming', '20:00 coming']);
  app.setNow(new Date(start.getTime() + 86_400_000));
  expect(await today()).toEqual(['09:00 coming', '14:00 coming', '20:00 coming']);
});

test('what is edited beside the times leaves today as it is, and an old version is refused', async () => {
  const medicine = await add();
  app.setNow(at('08:10'));
  const before = await reminders();
  await edit(medicine, { dosage: '20 mg', doseChanges: [{ from: '2026-11-26', dosage: '20 mg' }] });
  expect((await reminders()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(await app.status(ana, 'editWellnessMedicine', { params: { id: medicine.id }, body: { ...medicine } })).toBe(
    409,
  );
});

test('a dosage that changes on a day holds for the doses from then on', async () => {
  await add({ doseChanges: [{ from: '2026-11-26', dosage: '20 mg' }] });
  expect((await reminders())[0]?.dosage).toBe('10 mg');
  app.setNow(new Date(start.getTime() + 86_400_000));
  expect((await reminders())[0]?.dosage).toBe('20 mg');
});

test('who travels has the dose of the day once', async () => {
  await add({}, { times: ['08:00'] });
  app.setNow(at('08:10'));
  await answer((await reminders())[0]?.id ?? 0, { answer: 'taken' });
  const moved = await app.call<WellnessMedicine[]>(ana, 'moveMedicinesToZone', { body: { zone: 'Australia/Sydney' } });
  expect(moved.body[0]?.schedule.zone).toBe('Australia/Sydney');
  expect((await reminders()).map(({ status }) => status)).toEqual(['taken']);
  app.setNow(new Date('2026-11-25T14:00:00Z'));
  // 8:00 am on 26 November in Sydney.
  expect((await reminders()).map(({ dueAt }) => dueAt)).toEqual(['2026-11-25T21:00:00.000Z']);
  expect(await app.status(ana, 'moveMedicinesToZone', { body: { zone: 'Nowhere' } })).toBe(400);
});

test('the days go on by themselves, also when nothing ran for a while', async () => {
  await add({}, { times: ['08:00'] });
  app.setNow(new Date(start.getTime() + 5 * 86_400_000));
  await app.app.jobs.runNow('wellness.plan-doses');
  await app.app.jobs.runNow('wellness.plan-doses');
  expect(await today()).toEqual(['08:00 coming']);
  const past = await app.call<MedicationReminder[]>(ana, 'listWellnessDoses', {});
  expect(past.body.map(({ day, status }) => `${day} ${status}`)).toEqual(
    ['29', '28', '27', '26', '25'].map((day) => `2026-11-${day} missed`),
  );
});

test('deleted it reminds no longer; restored it goes on, and nothing counts as missed', async () => {
  const medicine = await add();
  const params = { id: medicine.id };
  await tick(at('08:00'));
  await app.call(ana, 'deleteWellnessMedicine', { params });
  await app.settle();
  expect(await told()).toEqual([]);
  expect(await reminders()).toEqual([]);
  expect(await medicines()).toEqual([]);
  app.setNow(at('08:05'));
  await app.call(ana, 'restoreWellnessMedicine', { params });
  expect(await today()).toEqual(['08:00 due', '13:00 coming', '20:00 coming']);
  await app.call(ana, 'deleteWellnessMedicine', { params });
  app.setNow(at('16:00'));
  await app.call(ana, 'restoreWellnessMedicine', { params });
  expect(await today()).toEqual(['20:00 coming']);
});

test('what is taken as needed is noted, counted, and undone; the same moment is one dose', async () => {
  const needed = await add({ asNeeded: { dailyMaximum: 4, leastGapMinutes: 240 } }, { rhythm: 'needed' });
  expect(await reminders()).toEqual([]);
  const take = () =>
    app.call<MedicationReminder>(ana, 'takeMedicineNow', {
      params: { id: needed.id },
      body: { at: start.toISOString() },
    });
  const first = await take();
  expect((await take()).body).toEqual(first.body);
  expect(first.body).toMatchObject({ status: 'taken', day: '2026-11-25', time: '07:00', isAsNeeded: true });
  expect((await medicines())[0]?.takenToday).toEqual([start.toISOString()]);
  await app.call(ana, 'undoMedicationAnswer', { params: { id: first.body.id } });
  expect((await medicines())[0]?.takenToday).toEqual([]);
  const set = await add();
  expect(await app.status(ana, 'takeMedicineNow', { params: { id: set.id }, body: {} })).toBe(422);
});

test('stock is counted from the doses taken since', async () => {
  await add({ stock: { left: 20, perDose: 1, warnAtDays: 7 } });
  app.setNow(at('08:10'));
  const [first, second] = await reminders();
  await answer(first?.id ?? 0, { answer: 'taken' });
  await answer(second?.id ?? 0, { answer: 'skipped' });
  expect((await medicines())[0]).toMatchObject({ countedAt: start.toISOString(), takenSince: 1 });
});

test('past doses are listed latest first, by medicine and by days, page by page', async () => {
  const medicine = await add();
  await add({ medicationName: 'Other' }, { times: ['09:00'] });
  app.setNow(new Date(start.getTime() + 86_400_000));
  const query = { medicineId: medicine.id, limit: 2 };
  const page = await app.call<MedicationReminder[]>(ana, 'listWellnessDoses', { query });
  expect(page.body.map(({ time }) => time)).toEqual(['20:00', '13:00']);
  const next = { ...query, cursor: page.next ?? '' };
  const rest = await app.call<MedicationReminder[]>(ana, 'listWellnessDoses', { query: next });
  expect(rest.body.map(({ time }) => time)).toEqual(['08:00']);
  const none = await app.call<MedicationReminder[]>(ana, 'listWellnessDoses', { query: { to: '2026-11-24' } });
  expect(none.body).toEqual([]);
});

test('wrong times are named at their field', async () => {
  const fields = async (when: object) => {
    const body = { medicationName: 'x', dosage: 'x', schedule: { ...schedule, ...when } };
    return refusedFields('createWellnessMedicine', body);
  };
  expect(await fields({ times: [] })).toEqual(['schedule.times']);
  expect(await fields({ rhythm: 'weekdays' })).toEqual(['schedule.weekdays']);
  expect(await fields({ untilDay: '2026-10-01' })).toEqual(['schedule.untilDay']);
  expect(await fields({ zone: 'Mars/Crater' })).toEqual(['schedule.zone']);
});
