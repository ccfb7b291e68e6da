import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { keyModes, limits, scopes } from '../pure/options.ts';

export const byId = z.object({ id });

export const Scope = z.enum(scopes);
export const KeyMode = z.enum(keyModes);

export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Write something first.')
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Write it in one line.');

/** As a browser names a site: in small letters, and with a port only where it isn’t the usual one. */
const site = /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/localhost)(?::[1-9][0-9]{0,4})?$/;
const isOrigin = (value: string) => site.test(value) && !/^(?:https:.*:443|http:.*:80)$/.test(value);

/** A site, without a path: https://example.org. */
export const Origin = z
  .string()
  .trim()
  .max(limits.origin)
  .refine(isOrigin, { error: 'Write an address such as https://example.org, without anything after it.' });
