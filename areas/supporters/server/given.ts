import type { RegisteredDoor } from '#platform/server/acting.ts';
import { problem } from '#platform/server/problem.ts';
import { type Level, limits } from '../pure/limits.ts';

const dayMs = 86_400_000;

/** What is given must be there to be given, and must end. */
export function assertGiven(
  { levels, endsAt }: { readonly levels: Readonly<Record<string, Level>>; readonly endsAt: string },
  doors: readonly RegisteredDoor[],
  now: Date,
): void {
  const offers = (door: RegisteredDoor, level: Level) => level !== 'draft' || door.levels.draft !== undefined;
  const unknown = Object.entries(levels).some(
    ([name, level]) => !doors.some((door) => door.name === name && offers(door, level)),
  );
  const ends = Date.parse(endsAt);
  const errors = [
    ...(unknown ? [{ field: 'levels', rule: 'unknown', message: 'Choose from the areas that are offered.' }] : []),
    ...(ends <= now.getTime()
      ? [{ field: 'endsAt', rule: 'past', message: 'Choose a day that is still to come.' }]
      : []),
    ...(ends > now.getTime() + (limits.days + 1) * dayMs
      ? [{ field: 'endsAt', rule: 'too-late', message: 'Choose a day within a year. You can extend it later.' }]
      : []),
  ];
  if (errors.length > 0) throw problem.invalid(errors);
}
