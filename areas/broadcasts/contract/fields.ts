import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { audiences, recordingTypes } from '../pure/limits.ts';

export const byId = z.object({ id });
/** followers: whoever follows the author. members: whoever is signed in. space: the members of a group or community. */
export const BroadcastAudience = z.enum(audiences);
export const RecordingType = z.enum(recordingTypes);
