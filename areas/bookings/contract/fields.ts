import { z } from 'zod';
import { Id, id, moment, Timestamp } from '#platform/contract/fields.ts';
import { priceUnits } from '#platform/contract/price-units.ts';
import { isZone } from '#platform/contract/zones.ts';
import { formats } from '../pure/formats.ts';
import { limits, minuteStep } from '../pure/limits.ts';

export const byId = z.object({ id });

/** IANA name of a time zone: Australia/Perth. */
export const zone = z.string().max(64).refine(isZone, { error: 'Use a time zone such as Australia/Perth.' });

/** Names the kind of thing that is booked, as the area that offers it calls it: person, skill, mentorship. */
export const kind = z
  .string()
  .max(30)
  .regex(/^[a-z]{1,30}$/);

/** A thing that can be booked: its kind, and its number among those of its kind. */
export const thing = { kind, ref: id };

/** Minutes from start to end. */
export const minutes = z.coerce
  .number<number>()
  .int()
  .min(10)
  .max(1440)
  .refine((value) => value % minuteStep === 0, { error: 'Use a number of minutes that ends in 0 or 5.' });

/** Who gives it, where others than the host do: worker:12. */
export const lane = z
  .string()
  .max(30)
  .regex(/^[a-z]{1,15}:[1-9]\d{0,9}$/);
export const Lane = z.object({
  key: z.string(),
  name: z.string(),
});

/** Whole cents. */
export const Amount = z.object({ minor: z.number().int(), currency: z.enum(['AUD', 'USD']) });
export type Amount = z.infer<typeof Amount>;

/** What it costs. Nothing is paid here: the two settle it between them. */
export const BookingPrice = z.object({
  unit: Amount,
  per: z.enum(priceUnits),
  /** Hours, or one of what it is priced by; null where that is only known afterwards, such as kilometres. */
  quantity: z.number().nullable(),
  /** unit × quantity, rounded to the cent. */
  sum: Amount.nullable(),
});
export type BookingPrice = z.infer<typeof BookingPrice>;

/** A start: a whole five minutes, UTC. */
export const start = moment.refine((value) => Date.parse(value) % (minuteStep * 60_000) === 0, {
  error: 'Use a time that ends in 0 or 5 minutes.',
});

export const Format = z.enum(formats);

const words = (most: number) => z.string().trim().max(most);

/** What the two agree on besides the time. Both confirm it: the one by asking or proposing, the other by accepting. */
export const terms = {
  format: Format,
  /** In the member’s words, such as “5 minutes after each 20”; '' for none. */
  breaks: words(limits.breaks).default(''),
  /** The guest brings a support person. */
  supportPerson: z.boolean().default(false),
  /** Neither has to be seen. */
  cameraOff: z.boolean().default(false),
  /** Where they meet in person; '' otherwise. */
  place: words(limits.place).default(''),
  /** How to get in and about there. */
  placeAccess: words(limits.placeAccess).default(''),
};
export const Terms = z.object(terms);
export type Terms = z.output<typeof Terms>;

export const note = words(limits.note).default('');

export { Id, moment, Timestamp };
