import { momentOf } from '#platform/contract/zones.ts';
import { moment, once } from '#platform/server/statement.ts';
import type { AppointmentContent } from '../contract/appointments.ts';
import type { MedicineContent, MedicineSchedule } from '../contract/medicines.ts';
import { addDays, dayOf } from '../pure/days.ts';
import { slotsBetween } from '../pure/schedule.ts';
import { nextReminder, putAppointment } from './appointments/appointments.ts';
import { from } from './from.ts';
import { aheadMs, planNew } from './medicines/plan.ts';
import { putSchedule } from './medicines/schedules.ts';
import { addRecord, type Diary } from './records.ts';

const dayMs = 86_400_000;
const zone = 'Australia/Melbourne';
/** How long the history is. */
const days = 42;

const schedule = {
  everyDays: 1,
  weekdays: [],
  untilDay: null,
  zone,
  // Thea has exactly three unread notices on arrival, at every hour of the day.
  remind: false,
  repeatMinutes: 30,
  giveUpMinutes: 120,
} as const;

interface SeedMedicine {
  readonly content: MedicineContent;
  readonly rhythm: MedicineSchedule['rhythm'];
  readonly times: readonly string[];
  /** Every so manieth dose was skipped, and every so manieth was missed. */
  readonly skipped?: number;
  readonly missed?: number;
  readonly reason?: string;
}
const plain = { strength: '', form: '', note: '', asNeeded: null, stock: null, doseChanges: [] };
const medicines: readonly SeedMedicine[] = [
  {
    content: { ...plain, medicationName: 'Baclofen', dosage: '10 mg', strength: '10 mg', form: 'tablet' },
    rhythm: 'days',
    times: ['07:00', '13:00', '20:00'],
    missed: 31,
  },
  {
    content: {
      ...plain,
      medicationName: 'Dimethyl fumarate',
      dosage: '240 mg',
      strength: '240 mg',
      form: 'capsule',
      note: 'With food.',
      stock: { left: 94, perDose: 1, warnAtDays: 7 },
    },
    rhythm: 'days',
    times: ['08:00', '20:00'],
    skipped: 23,
    missed: 37,
    reason: 'Felt sick. Asked the pharmacist.',
  },
  {
    content: {
      ...plain,
      medicationName: 'Paracetamol',
      dosage: '2 tablets',
      strength: '500 mg',
      form: 'tablet',
      asNeeded: { dailyMaximum: 4, leastGapMinutes: 240 },
    },
    rhythm: 'needed',
    times: [],
  },
];

async function addMedicine(diary: Diary, n: number, { content, rhythm, times, ...pattern }: SeedMedicine) {
  const { query, userId, now } = diary;
  const since = new Date(now.getTime() - days * dayMs);
  const { row } = await addRecord(diary, 'medicine', {
    sent: { uid: `seed-medicine-${String(n).padStart(4, '0')}`, content },
    around: { at: since.toISOString() },
  });
  const kept: MedicineSchedule = {
    ...schedule,
    weekdays: [],
    rhythm,
    times: [...times],
    fromDay: dayOf(since, zone),
  };
  const medicine = { medicineId: row.id, userId };
  const plannedTo = new Date(now.getTime() + aheadMs).toISOString();
  const countedAt = content.stock ? since.toISOString() : null;
  await putSchedule(query, { ...kept, ...medicine, countedAt, plannedTo });
  const rows = [];
  for (const [at, slot] of slotsBetween(kept, since, new Date(now.getTime() - 6 * 3_600_000)).entries()) {
    const isMissed = pattern.missed !== undefined && at % pattern.missed === pattern.missed - 1;
    const isSkipped = pattern.skipped !== undefined && at % pattern.skipped === pattern.skipped - 1;
    const status = isMissed ? 'missed' : isSkipped ? 'skipped' : 'taken';
    const answered = new Date(slot.dueAt.getTime() + ((at * 7) % 23) * 60_000).toISOString();
    rows.push({
      user_id: userId,
      medicine_id: row.id,
      day: slot.day,
      time: slot.time,
      zone,
      due_at: moment(slot.dueAt.toISOString()),
      give_up_at: moment(slot.giveUpAt.toISOString()),
      status,
      ...(!isMissed && { answered_at: moment(answered) }),
      ...(isSkipped && pattern.reason && { reason_id: await reasonOf(at, slot.day, answered, pattern.reason) }),
    });
  }
  // In one go each, with the columns that each has.
  for (const group of Map.groupBy(rows, (one) => Object.keys(one).join()).values())
    await query(once(from.insertInto('wellness_doses').values(group)));
  await planNew(query, medicine, kept, new Date(now.getTime() - 6 * 3_600_000));

  async function reasonOf(at: number, day: string, answered: string, text: string): Promise<number> {
    const sent = { uid: `seed-reason-${n}-${String(at).padStart(6, '0')}`, content: { text } };
    const { row: reason } = await addRecord(diary, 'dose', { sent, around: { day, at: answered } });
    return reason.id;
  }
}

const nothing = { location: '', accessNotes: '', questions: [], companion: '', notes: '' };
const appointments: readonly { inDays: number; clock: string; minutes: number; content: AppointmentContent }[] = [
  {
    inDays: 3,
    clock: '10:30',
    minutes: 30,
    content: {
      title: 'MS clinic, Dr Anand',
      location: 'Western Clinic, level 3',
      accessNotes: 'Lift beside the café. The door on the north side opens by itself.',
      questions: [
        'Is there a dose of baclofen that doesn’t make me sleepy at ten?',
        'Can the next MRI be somewhere with a hoist?',
      ],
      companion: 'Joan',
      notes: '',
    },
  },
  {
    inDays: 6,
    clock: '14:00',
    minutes: 45,
    content: { ...nothing, title: 'Physio, Joan', location: 'At home' },
  },
  {
    inDays: 17,
    clock: '09:15',
    minutes: 20,
    content: {
      ...nothing,
      title: 'Blood test',
      location: 'Pathology, Main Street',
      notes: 'Nothing to eat after midnight.',
    },
  },
  {
    inDays: 34,
    clock: '11:00',
    minutes: 60,
    content: { ...nothing, title: 'Plan review', location: 'By phone', companion: 'Support coordinator' },
  },
];

/** What of the diary has times: Thea’s medicines with six weeks of doses, and her appointments. */
export async function addMedicinesAndAppointments(diary: Diary): Promise<void> {
  const { query, userId, now } = diary;
  for (const [n, medicine] of medicines.entries()) await addMedicine(diary, n + 1, medicine);
  const today = dayOf(now, zone);
  for (const [n, { inDays, clock, minutes, content }] of appointments.entries()) {
    const day = addDays(today, inDays);
    const at = momentOf(`${day}T${clock}`, zone).toISOString();
    const { row } = await addRecord(diary, 'appointment', {
      sent: { uid: `seed-appointment-${String(n + 1).padStart(2, '0')}`, content },
      around: { at },
    });
    const remindBefore = [1440, 120];
    const times = { at, durationMinutes: minutes, zone, remindBefore, remindAt: nextReminder(at, remindBefore, now) };
    await putAppointment(query, { ...times, appointmentId: row.id, userId });
  }
}
