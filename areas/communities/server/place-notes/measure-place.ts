import { assertOpen, type RawSpace } from '#areas/spaces/server/public.ts';
import { inFigures } from '#platform/contract/counted.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { measurePlace as contract } from '../../contract.ts';
import { measures } from '../../pure/facts.ts';
import { limits } from '../../pure/options.ts';
import { readPlaceNote } from './place-note-sql.ts';

type Asked = Parameters<Handler<typeof contract>>[0]['input'];
const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'range', message }]);

function measuredIn({ kind, value, surface }: Asked): { value: number | null; choice: string } {
  if (kind === 'surface') {
    if (!surface) throw wrong('surface', 'Choose what the ground is.');
    return { value: null, choice: surface };
  }
  const { least, most, unit } = measures[kind];
  if (value === undefined) throw wrong('value', 'Write the number that you measured.');
  if (value < least || value > most) {
    throw wrong('value', `Write a number from ${inFigures(least)} to ${inFigures(most)}${unit && ` ${unit}`}.`);
  }
  return { value, choice: '' };
}

/** In Australia it may be tomorrow already. */
const dayAhead = 14 * 3_600_000;

function assertDay({ measuredOn }: Asked, now: Date) {
  if (measuredOn > new Date(now.getTime() + dayAhead).toISOString().slice(0, 10)) {
    throw wrong('measuredOn', 'This day has not come yet.');
  }
  if (measuredOn < `${now.getUTCFullYear() - 10}-01-01`) throw wrong('measuredOn', 'That is too long ago to count.');
}

/** A measurement is added, never changed: the latest day counts, and what was there before stays as its history. */
export const measurePlace: Handler<typeof contract, RawSpace> = async ({ input, principal, found, query, now }) => {
  assertOpen(found);
  const looking = { query, viewerId: principal.id, spaceId: input.id, mayRun: found.role !== 'member', now };
  const { value, choice } = measuredIn(input);
  assertDay(input, now);
  await query(
    'place-fact-add',
    `insert into place_facts (place_id, kind, value, choice, note, measured_on, measured_by, created_at)
     values ($1::int, $2, $3::int, $4, $5, $6::date, $7::int, $8::timestamptz)`,
    [input.placeId, input.kind, value, choice, input.note ?? '', input.measuredOn, principal.id, now.toISOString()],
  );
  await query(
    'place-facts-trim',
    `delete from place_facts where place_id = $1::int and id not in (
       select id from place_facts where place_id = $1::int order by measured_on desc, id desc limit ${limits.facts})`,
    [input.placeId],
  );
  return readPlaceNote(looking, input.placeId);
};
