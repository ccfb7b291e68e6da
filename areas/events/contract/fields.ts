import { z } from 'zod';
import { features } from '#areas/passport/contract.ts';
import { id } from '#platform/contract/fields.ts';
import { eventRoles } from '../pure/options.ts';

export const Feature = z.enum(features);

/** going: registered. requested: the organiser has not answered. waiting: on the waitlist. */
export const Standing = z.enum(['going', 'requested', 'waiting', 'declined']);

export const AccessRequestState = z.enum(['open', 'confirmed', 'not_possible']);

/** What somebody who was there says of a promised feature. */
export const Confirmation = z.object({ feature: Feature, kept: z.boolean() });

export const EventRole = z.enum(eventRoles);

export const byId = z.object({ id });

export const itemIds = z.array(id).max(40);
