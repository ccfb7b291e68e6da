import type { ActingDoor, Opened } from '#platform/server/acting.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const appointments = '/wellness-tracking/appointments';
const medicines = '/wellness-tracking/medicines';
const see: Opened = { least: 'see' };
const act = (did: string, link: string): Opened => ({ least: 'act', did, link: () => link });
const onAppointment = (did: string): Opened => ({
  least: 'act',
  did,
  link: ({ id }) => `${appointments}/${Number(id)}`,
});

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
    act: 'Also say for you that a dose was taken or skipped, and add and change medicines and appointments.',
  },
  opens: {
    getWellnessKey: see,
    listAppointmentReminders: see,
    listWellnessAppointments: see,
    getWellnessAppointment: see,
    createWellnessAppointment: act('added an appointment', appointments),
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
