import { z } from 'zod';
import { id, Person } from '#platform/contract/fields.ts';
import {
  adaptiveControls,
  bubbles,
  gestures,
  privacies,
  roomFeatures,
  spaceTypes,
  views,
  vrPlatforms,
} from '../pure/options.ts';
import { sceneIds } from '../pure/scenes.ts';

export const byId = z.object({ id });

export const SpaceType = z.enum(spaceTypes);
export const VrPlatform = z.enum(vrPlatforms);
export const Privacy = z.enum(privacies);
export const RoomFeature = z.enum(roomFeatures);
export const AdaptiveControl = z.enum(adaptiveControls);
export const View = z.enum(views);
export const Gesture = z.enum(gestures);
export const SceneId = z.enum(sceneIds);
export const Bubble = z.literal(bubbles);

/** A member, by the name that others read. */
export const Someone = Person.pick({ id: true, avatar: true }).extend({ name: z.string() });

/** Centimetres; what is outside the walls is brought inside. */
export const coordinate = z.number().int().min(-10_000).max(10_000);
/** Degrees, clockwise from the back of the room. */
export const facing = z.number().int().min(0).max(359);
