import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { appointmentsPart } from './contract/appointments.ts';
import { energyPart } from './contract/energy.ts';
import { entriesPart } from './contract/entries.ts';
import { helpersPart } from './contract/helpers.ts';
import { importsPart } from './contract/imports.ts';
import { keysPart } from './contract/keys.ts';
import { medicinesPart } from './contract/medicines.ts';
import { settingsPart } from './contract/settings.ts';
import { sharesPart } from './contract/shares.ts';

export const wellnessContract = areaContract({
  name: 'wellness',
  ...joinParts(
    appointmentsPart,
    energyPart,
    entriesPart,
    helpersPart,
    importsPart,
    keysPart,
    medicinesPart,
    settingsPart,
    sharesPart,
  ),
});
