import { z } from 'zod';
import { Id, moment, optionalText, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { byId, Day, record, sealed, sealedContent, uid, zone } from './fields.ts';

const minutes = (least: number, most: number) => z.number().int().min(least).max(most);
const amount = z.number().min(0).max(100_000);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When it is taken. The server can read this in a sealed diary too, because it reminds by it. */
export const MedicineSchedule = z.object({
  /** 'days': every `everyDays` days from `fromDay`. 'needed': never by the clock. */
  rhythm: z.enum(['days', 'weekdays', 'needed']),
  everyDays: z.number().int().min(1).max(366),
  /** 1 Monday to 7 Sunday. */
  weekdays: z.array(z.number().int().min(1).max(7)).max(7),
  /** 08:00, by the clock of `zone`. */
  times: z.array(clock).max(limits.doseTimes),
  fromDay: Day,
  /** The last day; null: no end. */
  untilDay: Day.nullable(),
  zone,
  remind: z.boolean(),
  /** Minutes until it asks again. */
  repeatMinutes: minutes(5, 240),
  /** Minutes after which an unanswered dose counts as missed; the next dose ends it sooner. */
  giveUpMinutes: minutes(15, 720),
});
export type MedicineSchedule = z.infer<typeof MedicineSchedule>;

/** What a medicine says. */
const content = {
  medicationName: text(limits.medicine).trim(),
  /** What is taken at a time: “10 mg”, “2 puffs”. */
  dosage: text(limits.medicine).trim(),
  /** '' where it is not written down, as `form` and `note`. */
  strength: z.string().max(limits.medicine),
  form: z.string().max(limits.medicine),
  note: z.string().max(limits.medicineNote),
  asNeeded: z
    .object({
      /** Most doses within 24 hours. */
      dailyMaximum: z.number().int().min(1).max(50).nullable(),
      leastGapMinutes: minutes(1, 10_080).nullable(),
    })
    .nullable(),
  stock: z
    .object({
      left: amount,
      perDose: z.number().min(0.01).max(1000),
      warnAtDays: z.number().int().min(0).max(90).nullable(),
    })
    .nullable(),
  /** Each change of the dosage, with the first day that it holds for. */
  doseChanges: z.array(z.object({ from: Day, dosage: text(limits.medicine).trim() })).max(limits.doseChanges),
};

export const MedicineContent = z.object(content);
export type MedicineContent = z.infer<typeof MedicineContent>;

/** Why a dose was skipped. */
export const DoseContent = z.object({ text: text(limits.doseReason).trim() });

const schedule = {
  schedule: MedicineSchedule,
  /** When the stock was counted; doses taken later come off it. Null: it isn’t counted. */
  countedAt: moment.nullable(),
};

export const WellnessMedicine = z.object({
  ...record,
  schedule: MedicineSchedule,
  countedAt: Timestamp.nullable(),
  /** Doses taken since `countedAt`. */
  takenSince: z.number().int().min(0),
  /** When doses were taken in the last 24 hours, latest first. */
  takenToday: z.array(Timestamp),
  ...z.object(content).partial().shape,
});
export type WellnessMedicine = z.infer<typeof WellnessMedicine>;

export const OpenMedicine = z.object({
  uid: uid.optional(),
  ...schedule,
  countedAt: schedule.countedAt.default(null),
  ...content,
  strength: optionalText(limits.medicine).default(''),
  form: optionalText(limits.medicine).default(''),
  note: optionalText(limits.medicineNote).default(''),
  asNeeded: content.asNeeded.default(null),
  stock: content.stock.default(null),
  doseChanges: content.doseChanges.default([]),
});
export const SealedMedicine = z.object({
  ...sealedContent,
  ...schedule,
  countedAt: schedule.countedAt.default(null),
});
const version = z.number().int().min(1);

/** One dose of a day: a medicine, when it is due, and what was said of it. */
export const MedicationReminder = z.object({
  id: Id,
  medicineId: Id,
  /** Missing in a sealed diary, as `dosage`: the browser opens them from `sealed`. */
  medicationName: z.string().optional(),
  /** As it holds on the day of the dose. */
  dosage: z.string().optional(),
  /** The sealed medicine, with the uid and generation it is sealed for. */
  sealed: z.string().optional(),
  isDamaged: z.boolean().optional(),
  uid: z.string(),
  generation: z.number().int().min(1),
  /** Day and time by the clock of `zone`, as scheduled. */
  day: Day,
  time: z.string(),
  zone: z.string(),
  dueAt: Timestamp,
  /** Unanswered, it counts as missed from then on. */
  giveUpAt: Timestamp,
  /** When it will ask again; null: it won’t. */
  asksAgainAt: Timestamp.nullable(),
  /** coming, due, late (15 minutes after), taken, skipped or missed. */
  status: z.enum(['coming', 'due', 'late', 'taken', 'skipped', 'missed']),
  answeredAt: Timestamp.nullable(),
  isAsNeeded: z.boolean(),
  /** Why it was skipped; null: nothing was said. */
  reason: z
    .object({
      uid: z.string(),
      generation: z.number().int().min(1),
      text: z.string().optional(),
      sealed: z.string().optional(),
    })
    .nullable(),
});
export type MedicationReminder = z.infer<typeof MedicationReminder>;

const Reason = z.union([
  z.object({ uid, sealed }),
  z.object({ uid: uid.optional(), text: text(limits.doseReason).trim() }),
]);

export const listMedicationReminders = operation({
  name: 'listMedicationReminders',
  method: 'GET',
  path: '/api/medication-reminders',
  policy: 'member',
  summary: 'Today’s doses of your medicines, in the order in which they are due.',
  output: json(z.array(MedicationReminder)),
});

export const answerMedicationReminder = operation({
  name: 'answerMedicationReminder',
  method: 'PUT',
  path: '/api/medication-reminders/{id}/answer',
  policy: 'wellness.ownDose',
  summary: 'Says that you took a dose or skipped it. The reminder stops.',
  params: byId,
  body: z.object({
    answer: z.enum(['taken', 'skipped']),
    /** When it was taken; left out: now. */
    at: moment.optional(),
    reason: Reason.nullable().default(null),
  }),
  output: json(MedicationReminder),
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const undoMedicationAnswer = operation({
  name: 'undoMedicationAnswer',
  method: 'DELETE',
  path: '/api/medication-reminders/{id}/answer',
  policy: 'wellness.ownDose',
  summary: 'Undoes what you said of a dose. One that was taken as needed is gone.',
  params: byId,
  output: nothing(),
  keyless: true,
  whileSuspended: true,
});

export const moveLaterDoses = operation({
  name: 'moveLaterDoses',
  method: 'POST',
  path: '/api/medication-reminders/{id}/move-later',
  policy: 'wellness.ownDose',
  summary: 'Moves the later doses of this medicine on the same day by so many minutes.',
  params: byId,
  body: z.object({
    /** Below 0: earlier, which takes a move back. */
    minutes: z.number().int().min(-720).max(720),
  }),
  output: json(z.array(MedicationReminder)),
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const listWellnessMedicines = operation({
  name: 'listWellnessMedicines',
  method: 'GET',
  path: '/api/wellness-medicines',
  policy: 'member',
  summary: 'All your medicines, in the order in which you added them.',
  output: json(z.array(WellnessMedicine)),
});

export const createWellnessMedicine = operation({
  name: 'createWellnessMedicine',
  method: 'POST',
  path: '/api/wellness-medicines',
  policy: 'member',
  summary: 'Adds a medicine with its times. The same uid sent twice is one medicine.',
  body: z.union([SealedMedicine, OpenMedicine]),
  output: json(WellnessMedicine),
  status: 201,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const editWellnessMedicine = operation({
  name: 'editWellnessMedicine',
  method: 'PUT',
  path: '/api/wellness-medicines/{id}',
  policy: 'wellness.ownMedicine',
  summary: 'Changes a medicine. No dose is doubled or lost when its times change.',
  params: byId,
  body: z.union([SealedMedicine.extend({ version }), OpenMedicine.extend({ version })]),
  output: json(WellnessMedicine),
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const deleteWellnessMedicine = operation({
  name: 'deleteWellnessMedicine',
  method: 'DELETE',
  path: '/api/wellness-medicines/{id}',
  policy: 'wellness.ownMedicine',
  summary: 'Deletes a medicine and stops its reminders. You can restore it for 30 days.',
  params: byId,
  output: nothing(),
  status: 204,
  whileSuspended: true,
});

export const restoreWellnessMedicine = operation({
  name: 'restoreWellnessMedicine',
  method: 'POST',
  path: '/api/wellness-medicines/{id}/restore',
  policy: 'wellness.ownDeletedMedicine',
  summary: 'Restores a medicine that you deleted.',
  params: byId,
  output: json(WellnessMedicine),
  keyless: true,
  whileSuspended: true,
});

export const moveMedicinesToZone = operation({
  name: 'moveMedicinesToZone',
  method: 'POST',
  path: '/api/wellness-medicines/zone',
  policy: 'member',
  summary: 'Takes all your medicines to another time zone: 8:00 am is then 8:00 am there.',
  body: z.object({ zone }),
  output: json(z.array(WellnessMedicine)),
  keyless: true,
  whileSuspended: true,
});

export const takeMedicineNow = operation({
  name: 'takeMedicineNow',
  method: 'POST',
  path: '/api/wellness-medicines/{id}/doses',
  policy: 'wellness.ownMedicine',
  summary: 'Notes a dose of a medicine that you take as needed. The same moment sent twice is one dose.',
  params: byId,
  body: z.object({
    /** Left out: now. Not later than now. */
    at: moment.optional(),
    /** In which the day of the dose is counted. */
    zone: zone.optional(),
  }),
  output: json(MedicationReminder),
  status: 201,
  keyless: true,
  whileSuspended: true,
});

export const listWellnessDoses = operation({
  name: 'listWellnessDoses',
  method: 'GET',
  path: '/api/wellness-doses',
  policy: 'member',
  summary: 'Your past doses, latest first: taken, skipped and missed.',
  query: z.object({
    ...paging(50),
    medicineId: z.coerce.number<number>().int().positive().max(2_147_483_647).optional(),
    from: Day.optional(),
    to: Day.optional(),
  }),
  output: paged(MedicationReminder),
});

const ofDose = z.object({ userId: Id, doseId: Id });
/** A dose waits for an answer: once when it is due, and again until it has one. */
export const doseDue = event('doseDue', ofDose);
/** A dose has an answer, was given up, or is gone. */
export const doseSettled = event('doseSettled', ofDose);

export const medicinesPart = contractPart({
  operations: [
    listMedicationReminders,
    answerMedicationReminder,
    undoMedicationAnswer,
    moveLaterDoses,
    listWellnessMedicines,
    createWellnessMedicine,
    moveMedicinesToZone,
    editWellnessMedicine,
    deleteWellnessMedicine,
    restoreWellnessMedicine,
    takeMedicineNow,
    listWellnessDoses,
  ],
  events: [doseDue, doseSettled],
  entities: { MedicationReminder, MedicineSchedule, WellnessMedicine },
});
