import type { MedicationReminder, WellnessMedicine } from '../../contract/medicines.ts';
import type { AsNeeded, DoseChange, Stock } from '../../pure/stock.ts';

/** A dose as a screen shows it, whatever the diary is kept with. */
export interface OpenDose extends Omit<MedicationReminder, 'reason'> {
  readonly name: string;
  readonly amount: string;
  readonly reason: string;
}

/** A medicine as a screen shows it. `isLocked`: only its times are known here. */
export interface OpenMedicine extends WellnessMedicine {
  readonly isLocked: boolean;
  readonly name: string;
  readonly amount: string;
  readonly changes: readonly DoseChange[];
  readonly needed: AsNeeded;
  readonly counted: Stock | null;
}

const nothingSet: AsNeeded = { dailyMaximum: null, leastGapMinutes: null };
export const lockedName = 'Locked medicine';

export const openDose = (dose: MedicationReminder): OpenDose => ({
  ...dose,
  name: dose.medicationName ?? lockedName,
  amount: dose.dosage ?? '',
  reason: dose.reason?.text ?? '',
});

export const openMedicine = (medicine: WellnessMedicine): OpenMedicine => ({
  ...medicine,
  isLocked: medicine.medicationName === undefined,
  name: medicine.medicationName ?? lockedName,
  amount: medicine.dosage ?? '',
  changes: medicine.doseChanges ?? [],
  needed: medicine.asNeeded ?? nothingSet,
  counted: medicine.stock ?? null,
});
