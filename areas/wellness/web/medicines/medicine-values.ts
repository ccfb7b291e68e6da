import { localOf } from '#platform/contract/zones.ts';
import type { MedicineSchedule } from '../../contract/medicines.ts';
import { limits } from '../../pure/limits.ts';
import { dosageOn, stockLeft } from '../../pure/stock.ts';
import type { OpenMedicine } from './opened.ts';

/** All texts, as they are typed. */
export interface MedicineValues {
  readonly medicationName: string;
  readonly dosage: string;
  /** From which day a changed dosage holds. */
  readonly changedFrom: string;
  readonly strength: string;
  readonly form: string;
  readonly note: string;
  readonly rhythm: MedicineSchedule['rhythm'];
  readonly everyDays: string;
  readonly weekdays: string[];
  readonly times: readonly string[];
  readonly fromDay: string;
  readonly untilDay: string;
  readonly remind: boolean;
  readonly repeatMinutes: string;
  readonly giveUpMinutes: string;
  readonly dailyMaximum: string;
  readonly leastGapHours: string;
  readonly stockLeft: string;
  readonly perDose: string;
  readonly warnAtDays: string;
}

export const todayHere = (zone: string): string => localOf(new Date(), zone).slice(0, 10);

export const emptyMedicine = (zone: string): MedicineValues => ({
  medicationName: '',
  dosage: '',
  changedFrom: todayHere(zone),
  strength: '',
  form: '',
  note: '',
  rhythm: 'days',
  everyDays: '1',
  weekdays: [],
  times: ['08:00'],
  fromDay: todayHere(zone),
  untilDay: '',
  remind: true,
  repeatMinutes: '30',
  giveUpMinutes: '120',
  dailyMaximum: '',
  leastGapHours: '',
  stockLeft: '',
  perDose: '1',
  warnAtDays: '7',
});

const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

export function valuesOf(medicine: OpenMedicine): MedicineValues {
  const { schedule, needed, counted, changes, amount } = medicine;
  const { zone } = schedule;
  return {
    ...emptyMedicine(zone),
    medicationName: medicine.name,
    dosage: dosageOn(amount, changes, todayHere(zone)),
    strength: medicine.strength ?? '',
    form: medicine.form ?? '',
    note: medicine.note ?? '',
    rhythm: schedule.rhythm,
    everyDays: String(schedule.everyDays),
    weekdays: schedule.weekdays.map(String),
    times: schedule.times.length > 0 ? schedule.times : ['08:00'],
    fromDay: schedule.fromDay,
    untilDay: schedule.untilDay ?? '',
    remind: schedule.remind,
    repeatMinutes: String(schedule.repeatMinutes),
    giveUpMinutes: String(schedule.giveUpMinutes),
    dailyMaximum: text(needed.dailyMaximum),
    leastGapHours: text(needed.leastGapMinutes === null ? null : needed.leastGapMinutes / 60),
    stockLeft: counted ? text(stockLeft(counted, schedule, medicine.takenSince).left) : '',
    perDose: counted ? text(counted.perDose) : '1',
    warnAtDays: counted ? text(counted.warnAtDays) : '7',
  };
}

const isNumber = (value: string, least: number, most: number, whole = true) => {
  const number = Number(value);
  return value.trim() !== '' && number >= least && number <= most && (!whole || Number.isInteger(number));
};
const tooLong = (value: string, most: number) => value.trim().length > most && `Use at most ${most} characters.`;

export function checkMedicine(values: MedicineValues) {
  const { rhythm, times, fromDay, untilDay } = values;
  const isNeeded = rhythm === 'needed';
  const found: Partial<Record<keyof MedicineValues, string | false | undefined>> = {
    medicationName: values.medicationName.trim() ? tooLong(values.medicationName, limits.medicine) : 'Give the name.',
    dosage: values.dosage.trim() ? tooLong(values.dosage, limits.medicine) : 'Say how much you take each time.',
    strength: tooLong(values.strength, limits.medicine),
    form: tooLong(values.form, limits.medicine),
    note: tooLong(values.note, limits.medicineNote),
    everyDays: rhythm === 'days' && !isNumber(values.everyDays, 1, 366) && 'Use a whole number from 1 to 366.',
    weekdays: rhythm === 'weekdays' && values.weekdays.length === 0 && 'Choose at least one day.',
    times: !isNeeded && timesError(times),
    fromDay: !fromDay && 'Choose the first day.',
    changedFrom: !values.changedFrom && 'Choose the day.',
    untilDay: untilDay !== '' && untilDay < fromDay && 'Choose a last day that is not before the first.',
    dailyMaximum:
      isNeeded &&
      values.dailyMaximum !== '' &&
      !isNumber(values.dailyMaximum, 1, 50) &&
      'Use a whole number from 1 to 50.',
    leastGapHours:
      isNeeded &&
      values.leastGapHours !== '' &&
      !isNumber(values.leastGapHours, 0.25, 168, false) &&
      'Use hours from 0.25 to 168.',
    stockLeft: values.stockLeft !== '' && !isNumber(values.stockLeft, 0, 100_000, false) && 'Use a number from 0.',
    perDose: values.stockLeft !== '' && !isNumber(values.perDose, 0.01, 1000, false) && 'Use a number above 0.',
    warnAtDays:
      values.stockLeft !== '' &&
      values.warnAtDays !== '' &&
      !isNumber(values.warnAtDays, 0, 90) &&
      'Use a whole number from 0 to 90.',
  };
  return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, string] => Boolean(pair[1])));
}

function timesError(times: readonly string[]): string | undefined {
  if (times.some((time) => !/^\d{2}:\d{2}$/.test(time))) return 'Fill in each time, or remove it.';
  return new Set(times).size < times.length ? 'Each time can be there once.' : undefined;
}

function stockOf(values: MedicineValues, before: OpenMedicine | undefined) {
  if (values.stockLeft === '') return { stock: null, countedAt: null };
  const stock = {
    left: Number(values.stockLeft),
    perDose: Number(values.perDose),
    warnAtDays: values.warnAtDays === '' ? null : Number(values.warnAtDays),
  };
  // What was counted once stays as it was counted, until another number is typed.
  if (before?.counted && before.countedAt && values.stockLeft === valuesOf(before).stockLeft)
    return {
      stock: { ...stock, left: before.counted.left, perDose: before.counted.perDose },
      countedAt: before.countedAt,
    };
  return { stock, countedAt: new Date().toISOString() };
}

function dosageOf({ dosage, changedFrom }: MedicineValues, before: OpenMedicine | undefined) {
  const now = dosage.trim();
  if (!before) return { dosage: now, doseChanges: [] };
  const { amount, changes, schedule } = before;
  if (now === dosageOn(amount, changes, todayHere(schedule.zone))) return { dosage: amount, doseChanges: [...changes] };
  return {
    dosage: amount,
    doseChanges: [...changes.filter(({ from }) => from !== changedFrom), { from: changedFrom, dosage: now }],
  };
}

/** What is sent. */
export function bodyOf(values: MedicineValues, zone: string, before?: OpenMedicine) {
  const { rhythm } = values;
  const isNeeded = rhythm === 'needed';
  return {
    medicationName: values.medicationName.trim(),
    ...dosageOf(values, before),
    strength: values.strength.trim(),
    form: values.form.trim(),
    note: values.note.trim(),
    asNeeded: isNeeded
      ? {
          dailyMaximum: values.dailyMaximum === '' ? null : Number(values.dailyMaximum),
          leastGapMinutes: values.leastGapHours === '' ? null : Math.round(Number(values.leastGapHours) * 60),
        }
      : null,
    ...stockOf(values, before),
    schedule: {
      rhythm,
      everyDays: rhythm === 'days' ? Number(values.everyDays) : 1,
      weekdays: rhythm === 'weekdays' ? values.weekdays.map(Number) : [],
      times: isNeeded ? [] : [...values.times],
      fromDay: values.fromDay,
      untilDay: values.untilDay || null,
      zone,
      remind: values.remind && !isNeeded,
      repeatMinutes: Number(values.repeatMinutes),
      giveUpMinutes: Number(values.giveUpMinutes),
    },
  };
}
