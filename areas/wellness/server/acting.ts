import type { ActingDoor, Draft, Opened } from '#platform/server/acting.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { whenText } from '#platform/server/when-text.ts';
import { OpenAppointment } from '../contract/appointments.ts';
import { minutesWords } from '../pure/minutes-words.ts';
import { from } from './from.ts';

const appointments = '/wellness-tracking/appointments';
const medicines = '/wellness-tracking/medicines';
const see: Opened = { least: 'see' };
const act = (did: string, link: string, draft?: Draft): Opened => ({
  least: 'act',
  did,
  link: () => link,
  ...(draft && { draft }),
});
const onAppointment = (did: string): Opened => ({
  least: 'act',
  did,
  link: ({ id }) => `${appointments}/${Number(id)}`,
});

/** A sealed one opens in its member’s browser alone, so nobody else could say what it is. */
const adding: Draft = {
  title: 'Add an appointment',
  lines: async ({ input }) => {
    const { success, data } = OpenAppointment.safeParse(input);
    if (!success) throw problem.refused('Only they can add to this diary.');
    const { title, at, zone, durationMinutes, location, accessNotes, companion, questions, notes, remindBefore } = data;
    return [
      { label: 'Appointment', value: title },
      { label: 'When', value: `${whenText(at, zone)}, ${minutesWords(durationMinutes)}` },
      { label: 'Place', value: location },
      { label: 'Getting in and around', value: accessNotes },
      { label: 'Who comes along', value: companion },
      { label: 'Questions to ask', value: questions.join('\n') },
      { label: 'Notes', value: notes },
      { label: 'Reminders', value: remindBefore.map((minutes) => `${minutesWords(minutes)} before`).join(', ') },
    ].filter(({ value }) => value !== '');
  },
};

const sealedKeys = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_keys')
    .select('generation')
    .where('user_id', '=', v.userId)
    .where('mode', '=', 'sealed')
    .limit(1),
);

/**
 * What a supporter may do with a member’s medicines and appointments. Entries, plans, shares and settings of the diary
 * stay closed; who writes entries for a member is a helper (helpers/). A sealed diary opens in its member’s browser
 * alone, so all of this is closed while some of it is sealed.
 */
export const acting: ActingDoor = {
  name: 'wellness',
  label: 'Medicines and appointments',
  path: '/wellness-tracking',
  levels: {
    see: 'See your medicines, which doses you took or skipped, and your appointments, with your notes on them.',
    draft: 'Also prepare appointments. Nothing is added before you confirm it.',
    act: 'Also say for you that a dose was taken or skipped, and add and change medicines and appointments.',
  },
  opens: {
    getWellnessKey: see,
    listAppointmentReminders: see,
    listWellnessAppointments: see,
    getWellnessAppointment: see,
    createWellnessAppointment: act('added an appointment', appointments, adding),
    editWellnessAppointment: onAppointment('changed an appointment'),
    cancelWellnessAppointment: onAppointment('cancelled an appointment'),
    keepWellnessAppointment: onAppointment('kept an appointment after all'),
    deleteWellnessAppointment: act('deleted an appointment', appointments),
    restoreWellnessAppointment: onAppointment('restored an appointment'),
    listMedicationReminders: see,
    listWellnessMedicines: see,
    listWellnessDoses: see,
    answerMedicationReminder: act('said whether a dose was taken', medicines),
    undoMedicationAnswer: act('undid what was said of a dose', medicines),
    moveLaterDoses: act('moved later doses', medicines),
    takeMedicineNow: act('noted a dose', medicines),
    createWellnessMedicine: act('added a medicine', medicines),
    editWellnessMedicine: act('changed a medicine', medicines),
    deleteWellnessMedicine: act('deleted a medicine', medicines),
    restoreWellnessMedicine: act('restored a medicine', medicines),
  },
  closed: async ({ query, memberId }) => {
    const [sealed] = await query(sealedKeys, { userId: memberId });
    return sealed && 'This diary is sealed with a passphrase. Only its owner can open what is in it.';
  },
};
