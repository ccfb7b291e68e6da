import { z } from 'zod';
import { Id, id, Timestamp } from '#platform/contract/fields.ts';
import { areaContract, event, json, operation } from '#platform/contract/operation.ts';
import {
  LowEnergyEntity,
  LowEnergyProfileEntity,
  PreferencesBody,
  PreferencesEntity,
} from '#platform/contract/preferences-schema.ts';

/** The stored record (A11Y-01) with the low-energy profile and the moment of the last save. */
export const StoredPreferences = z.object({
  ...PreferencesEntity.shape,
  lowEnergy: LowEnergyEntity.nullable(),
  updatedAt: Timestamp,
});

const params = z.object({ userId: id });

export const getPreferences = operation({
  name: 'getPreferences',
  method: 'GET',
  path: '/api/accessibility-preferences/{userId}',
  policy: 'self',
  summary: 'The accessibility preferences of the signed-in member; 404 while none are stored.',
  params,
  output: json(StoredPreferences),
});

export const putPreferences = operation({
  name: 'putPreferences',
  method: 'PUT',
  path: '/api/accessibility-preferences/{userId}',
  policy: 'self',
  summary: 'Stores all accessibility preferences of the signed-in member.',
  params,
  body: PreferencesBody,
  output: json(StoredPreferences),
  whileSuspended: true,
});

export const putLowEnergy = operation({
  name: 'putLowEnergy',
  method: 'PUT',
  path: '/api/accessibility-preferences/{userId}/low-energy',
  policy: 'self',
  summary: 'Stores the low-energy profile, and switches it on until a moment or off.',
  params,
  body: LowEnergyEntity,
  output: json(StoredPreferences),
  whileSuspended: true,
});

/** Tells the member's other open browsers to read the record again. */
export const preferencesChanged = event('preferencesChanged', z.object({ userId: Id }));

export const accessibilityContract = areaContract({
  name: 'accessibility',
  operations: [getPreferences, putPreferences, putLowEnergy],
  events: [preferencesChanged],
  entities: { LowEnergyProfile: LowEnergyProfileEntity, StoredPreferences },
});
