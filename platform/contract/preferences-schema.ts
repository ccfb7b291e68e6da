import { z } from 'zod';
import { deviceFields, fieldNames, navigationPreferences, type Preferences, shape } from './preferences-shape.ts';

/** The zod schemas of the record, derived from the data. For contracts and the server: zod stays out of the browser. */
type Schemas = { [K in keyof Preferences]: z.ZodType<Preferences[K], Preferences[K]> };

const schemas = Object.fromEntries(
  fieldNames.map((name) => {
    const field = shape[name];
    if (field.kind === 'choice') return [name, z.enum(field.options as readonly string[] as [string, ...string[]])];
    if (field.kind === 'switch') return [name, z.boolean()];
    if (field.kind === 'text') return [name, z.string().max(field.most)];
    return [name, z.number().int().min(field.min).max(field.max).multipleOf(field.step)];
  }),
) as unknown as Schemas;

export const FollowDevice = z.array(z.enum(deviceFields)).max(deviceFields.length);
export const NavigationPreferenceField = z.enum(navigationPreferences);

/** The stored record, as answered. */
export const PreferencesEntity = z.object({
  ...schemas,
  followDevice: FollowDevice,
  autoAltText: z.boolean(),
  navigationPreference: NavigationPreferenceField,
});

/** The body of PUT: JSON of all fields (A11Y-71); customCss and the added fields may be missing. Then `complete()`. */
export const PreferencesBody = z.object({
  ...schemas,
  customCss: schemas.customCss.nullish(),
  followDevice: FollowDevice.optional(),
  autoAltText: z.boolean().optional(),
  navigationPreference: NavigationPreferenceField.optional(),
});

const { customCss: _notInAProfile, ...profileSchemas } = schemas;

/** Fields that differ on a bad day. */
export const LowEnergyProfileEntity = z.object({ ...profileSchemas, slowToReply: z.boolean() }).partial();

/** Body of PUT …/low-energy; `until` null ends it. */
export const LowEnergyEntity = z.object({ profile: LowEnergyProfileEntity, until: z.iso.datetime().nullable() });
