import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';

/** 0 makes the first move. */
export const Side = z.union([z.literal(0), z.literal(1)]);

export const byId = z.object({ id });
