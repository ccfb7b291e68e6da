import { z } from 'zod';
import { Id, id } from '#platform/contract/fields.ts';
import { formats } from '../pure/options.ts';

export const Format = z.enum(formats);

export const Day = z.iso.date();

/** Members who want a format; byMe: the viewer is one of them. */
export const FormatRequest = z.object({ format: Format, count: z.number().int(), byMe: z.boolean() });

export const byId = z.object({ id });

export const toSender = z.object({ resourceId: Id, userId: Id });
