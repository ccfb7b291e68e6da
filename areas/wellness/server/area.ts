import { broadcast, serverArea } from '#platform/server/area.ts';
import { wellnessChanged } from '../contract/entries.ts';
import { wellnessContract } from '../contract.ts';
import { acting } from './acting.ts';
import { cancelWellnessAppointment, keepWellnessAppointment } from './appointments/cancel-wellness-appointment.ts';
import { createWellnessAppointment } from './appointments/create-wellness-appointment.ts';
import { deleteWellnessAppointment, restoreWellnessAppointment } from './appointments/delete-wellness-appointment.ts';
import { editWellnessAppointment } from './appointments/edit-wellness-appointment.ts';
import { getWellnessAppointment } from './appointments/get-wellness-appointment.ts';
import { remindOfAppointments } from './appointments/jobs.ts';
import { listAppointmentReminders } from './appointments/list-appointment-reminders.ts';
import { listWellnessAppointments } from './appointments/list-wellness-appointments.ts';
import { appointmentBack, appointmentKinds } from './appointments/notices.ts';
import { listWellnessEnergy } from './energy/list-wellness-energy.ts';
import { putWellnessEnergy } from './energy/put-wellness-energy.ts';
import { createWellnessEntry } from './entries/create-wellness-entry.ts';
import { deleteAllWellnessEntries } from './entries/delete-all-wellness-entries.ts';
import { deleteWellnessEntry } from './entries/delete-wellness-entry.ts';
import { editWellnessEntry } from './entries/edit-wellness-entry.ts';
import { listWellnessEntries } from './entries/list-wellness-entries.ts';
import { restoreWellnessEntry } from './entries/restore-wellness-entry.ts';
import { allowWellnessHelper } from './helpers/allow-wellness-helper.ts';
import { createHelpedEntry } from './helpers/create-helped-entry.ts';
import { endWellnessHelper, partHelpers } from './helpers/end-wellness-helper.ts';
import { listHelpedEntries } from './helpers/list-helped-entries.ts';
import { listWellnessHelpers } from './helpers/list-wellness-helpers.ts';
import { helperNotices } from './helpers/notices.ts';
import { stopHelpingWithDiary } from './helpers/stop-helping-with-diary.ts';
import { getLastWellnessImport } from './imports/get-last-wellness-import.ts';
import { importWellnessEntries } from './imports/import-wellness-entries.ts';
import { undoLastWellnessImport } from './imports/undo-last-wellness-import.ts';
import { undoWellnessImport } from './imports/undo-wellness-import.ts';
import { finishWellnessKeyMove } from './keys/finish-wellness-key-move.ts';
import { getWellnessKey } from './keys/get-wellness-key.ts';
import { keepWellnessMoved } from './keys/keep-wellness-moved.ts';
import { wrappedKeys } from './keys/key-ring.ts';
import { listWellnessLeft } from './keys/list-wellness-left.ts';
import { startWellnessKeyMove } from './keys/start-wellness-key-move.ts';
import { turnBackWellnessKeyMove } from './keys/turn-back-wellness-key-move.ts';
import { matrix } from './matrix.ts';
import { answerMedicationReminder } from './medicines/answer-medication-reminder.ts';
import { createWellnessMedicine } from './medicines/create-wellness-medicine.ts';
import { deleteWellnessMedicine } from './medicines/delete-wellness-medicine.ts';
import { editWellnessMedicine } from './medicines/edit-wellness-medicine.ts';
import { planDoses, remindOfDoses } from './medicines/jobs.ts';
import { listMedicationReminders } from './medicines/list-medication-reminders.ts';
import { listWellnessDoses } from './medicines/list-wellness-doses.ts';
import { listWellnessMedicines } from './medicines/list-wellness-medicines.ts';
import { moveLaterDoses } from './medicines/move-later-doses.ts';
import { moveMedicinesToZone } from './medicines/move-medicines-to-zone.ts';
import { medicineBack, medicineKinds } from './medicines/notices.ts';
import { restoreWellnessMedicine } from './medicines/restore-wellness-medicine.ts';
import { takeMedicineNow } from './medicines/take-medicine-now.ts';
import { undoMedicationAnswer } from './medicines/undo-medication-answer.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { purgeDeletedRecords } from './purge-deleted.ts';
import { closed, contents, copies } from './seal.ts';
import { seed } from './seed.ts';
import { getWellnessSettings } from './settings/get-wellness-settings.ts';
import { putWellnessSettings } from './settings/put-wellness-settings.ts';
import { createWellnessShare } from './shares/create-wellness-share.ts';
import { endWellnessShare, partShares } from './shares/end-wellness-share.ts';
import { keepShareCopies } from './shares/keep-share-copies.ts';
import { listShareGaps } from './shares/list-share-gaps.ts';
import { listSharedWithMe } from './shares/list-shared-with-me.ts';
import { listWellnessShares } from './shares/list-wellness-shares.ts';
import { shareNotices } from './shares/notices.ts';
import { openWellnessShare } from './shares/open-wellness-share.ts';
import { removeWellnessShare } from './shares/remove-wellness-share.ts';

export const wellness = serverArea({
  contract: wellnessContract,
  handlers: {
    listWellnessEnergy,
    putWellnessEnergy,
    listWellnessEntries,
    createWellnessEntry,
    editWellnessEntry,
    deleteWellnessEntry,
    restoreWellnessEntry,
    importWellnessEntries,
    undoWellnessImport,
    getLastWellnessImport,
    undoLastWellnessImport,
    deleteAllWellnessEntries,
    getWellnessKey,
    startWellnessKeyMove,
    listWellnessLeft,
    keepWellnessMoved,
    finishWellnessKeyMove,
    turnBackWellnessKeyMove,
    listWellnessHelpers,
    allowWellnessHelper,
    listHelpedEntries,
    createHelpedEntry,
    stopHelpingWithDiary,
    endWellnessHelper,
    getWellnessSettings,
    putWellnessSettings,
    listWellnessShares,
    listSharedWithMe,
    createWellnessShare,
    listShareGaps,
    keepShareCopies,
    openWellnessShare,
    endWellnessShare,
    removeWellnessShare,
    answerMedicationReminder,
    createWellnessMedicine,
    deleteWellnessMedicine,
    editWellnessMedicine,
    listMedicationReminders,
    listWellnessDoses,
    listWellnessMedicines,
    moveLaterDoses,
    moveMedicinesToZone,
    restoreWellnessMedicine,
    takeMedicineNow,
    undoMedicationAnswer,
    listAppointmentReminders,
    listWellnessAppointments,
    getWellnessAppointment,
    createWellnessAppointment,
    editWellnessAppointment,
    cancelWellnessAppointment,
    keepWellnessAppointment,
    deleteWellnessAppointment,
    restoreWellnessAppointment,
  },
  policies,
  work: {
    reactions: [partHelpers, partShares],
    jobs: [purgeDeletedRecords, remindOfDoses, planDoses, remindOfAppointments],
  },
  live: {
    broadcasts: [
      broadcast(
        wellnessChanged,
        ({ userId }) => [`user:${userId}`],
        () => ({}),
      ),
    ],
  },
  declares: {
    notices: {
      kinds: [...medicineKinds, ...appointmentKinds, ...helperNotices, ...shareNotices],
      takenBack: [...medicineBack, ...appointmentBack],
    },
    personalData,
    acting,
    sealed: [wrappedKeys, contents, closed, copies],
  },
  rows: {
    seed,
  },
  matrix,
});
