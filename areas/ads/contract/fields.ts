import { z } from 'zod';
import { Id, id, oneLine } from '#platform/contract/fields.ts';
import { limits, roles } from '../pure/options.ts';

export const byId = z.object({ id });
/** An account that the member helps with; left out: their own, which the first thing that needs one opens. */
export const inAccount = z.object({ account: id.optional() });

/** A day by the clock of the account: 2026-11-21. */
export const Day = z.iso.date();
export const GivenDay = Day.refine((day) => day >= '2000' && day < '2200', { error: 'Use a day of this century.' });
export const Currency = z.enum(['AUD', 'USD']);
/** Whole cents: { minor: 1995, currency: 'AUD' } is $19.95. */
export const MoneyAmount = z.object({ minor: z.number().int(), currency: Currency });
export const AdRole = z.enum(roles);

/** A version of a thing that someone has seen: a write that names an older one is answered with 409. */
export const seenVersion = z.number().int().min(1);

export const name = oneLine(limits.name);

/** Whoever did something, as people of the account see it. */
export const By = z.object({ id: Id, displayName: z.string() }).nullable();
