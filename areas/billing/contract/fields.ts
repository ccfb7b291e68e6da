import { z } from 'zod';

/** A day in Sydney, by whose calendar bills go: 2026-11-30. */
export const Day = z.iso.date();
export const Currency = z.enum(['AUD', 'USD']);
/** Whole cents: { minor: 1995, currency: 'AUD' } is $19.95. */
export const MoneyAmount = z.object({ minor: z.number().int(), currency: Currency });
export const BillingInterval = z.enum(['monthly', 'yearly']);
