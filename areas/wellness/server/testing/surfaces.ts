import { of, own, type Surfaces } from '#platform/server/testing/surfaces.ts';
import { shareBody } from '../shares/matrix.ts';

const medicineOf = (word: string) => ({
  medicationName: word,
  dosage: '10 mg',
  schedule: {
    rhythm: 'days',
    everyDays: 1,
    weekdays: [],
    times: ['08:00'],
    fromDay: '2026-01-01',
    untilDay: null,
    zone: 'Australia/Perth',
    remind: true,
    repeatMinutes: 30,
    giveUpMinutes: 120,
  },
});
const appointmentOf = (word: string) => ({
  title: `With ${word}`,
  at: '2099-01-01T01:00:00.000Z',
  durationMinutes: 30,
  zone: 'Australia/Perth',
  remindBefore: [],
});

export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { ask }) => {
    await ask(id, 'createWellnessEntry', {
      body: { moodRating: 5, energyLevel: 5, painLevel: 0, notes: `Walked with ${word}` },
    });
    await ask(id, 'createWellnessMedicine', { body: medicineOf(word) });
    const appointment = await ask<{ id: number }>(id, 'createWellnessAppointment', { body: appointmentOf(word) });
    keep('appointment', appointment.id);
  },
  /** The other’s entry says nothing of theirs: it is about the member, and stays in their diary. */
  meet: async (one, another, { ask }) => {
    await ask(one.id, 'allowWellnessHelper', { params: { userId: another.id } });
    const body = { moodRating: 5, energyLevel: 5, painLevel: 0, notes: 'Seen today' };
    await ask(another.id, 'createHelpedEntry', { params: { userId: one.id }, body });
    await ask(one.id, 'createWellnessShare', { body: shareBody({ recipientId: another.id }) });
  },
  reads: {
    listWellnessHelpers: { shows: true, asks: () => [{}] },
    listHelpedEntries: { gone: ({ other }) => [{ params: { userId: other.id } }] },
    listWellnessEnergy: { asks: () => [{ query: { from: '2026-11-01', to: '2026-11-30' } }] },
    listWellnessShares: { shows: true, asks: () => [{}] },
    listSharedWithMe: { shows: true, asks: () => [{}] },
    listShareGaps: { never: 'A member’s own records, for their own browser.' },
    getLastWellnessImport: own,
    getWellnessKey: own,
    listWellnessLeft: own,
    listWellnessEntries: { shows: true, asks: () => [{}] },
    getWellnessSettings: own,
    listMedicationReminders: own,
    listWellnessMedicines: own,
    listWellnessDoses: own,
    listAppointmentReminders: own,
    listWellnessAppointments: own,
    getWellnessAppointment: {
      asks: ({ me }) => [of(me.made('appointment'))],
      never: 'No one but its member ever reads an appointment.',
    },
  },
};
