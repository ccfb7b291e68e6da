import { z } from 'zod';
import { Person } from '#platform/contract/fields.ts';
import { focusAreas, languages, limits, livedExperiences, meetings } from '../pure/options.ts';

/** Text that may be empty. */
export const plain = (most: number) => z.string().trim().max(most).default('');

/** One line that says something. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\r\n]*$/)
    .refine((value) => /[^\s\p{Cf}\p{Cc}\p{Z}]/u.test(value), { error: 'Write something first.' });

/** A member beside something, under the names that the interface of mentoring has. */
export const Someone = Person.pick({ id: true, avatar: true }).extend({ name: z.string() });

export const Focus = z.enum(focusAreas);
export const MeetingWay = z.enum(meetings);

const once = <T>(values: T[]) => [...new Set(values)];
const some = <T extends z.ZodType>(one: T, most: number) => z.array(one).max(most).transform(once);

export const focusList = some(Focus, focusAreas.length);
export const formatList = some(MeetingWay, meetings.length);
export const livedList = some(z.enum(livedExperiences), livedExperiences.length);
export const languageList = some(z.enum(languages), languages.length);
export const expertiseList = some(line(limits.expertiseItem), limits.expertise);
