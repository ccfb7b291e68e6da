import { blockedIdsText } from '#areas/people/server/public.ts';
import { isOpenCommunityText } from '#areas/spaces/server/public.ts';
import { searchByWords } from '#platform/server/search-words.ts';
import type { EventType } from '../pure/options.ts';
import { typeWords } from '../pure/words.ts';

interface Row {
  readonly title: string;
  readonly text: string;
  readonly type: EventType;
  readonly startsAt: Date | string;
  readonly zone: string;
  readonly isVirtual: boolean;
  readonly location: string;
  readonly space: string | null;
}

const dayOf = ({ startsAt, zone }: Row) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: zone }).format(new Date(startsAt));
const factsOf = (row: Row) => [
  typeWords[row.type],
  dayOf(row),
  row.isVirtual ? 'Online' : row.location,
  ...(row.space ? [`Meeting of ${row.space}`] : []),
];

/** Events for everybody, and meetings of public communities. Those of groups and closed communities are in no search. */
export const searchEvents = searchByWords<Row>({
  table: 'events e',
  of: 'e',
  rules: `e.cancelled_at is null and e.removed_at is null and (e.space_id is null or ${isOpenCommunityText('e.space_id', '$1::int')})
    and e.organizer_id <> all(${blockedIdsText('$1::int')})`,
  first: 'e.ends_at > now()',
  columns: `e.title, left(e.description, 240) as text, e.event_type as type, e.starts_at as "startsAt", e.zone,
    e.is_virtual as "isVirtual", e.location, (select s.name from spaces s where s.id = e.space_id) as space`,
  hit: (row) => ({
    id: String(row.id),
    href: `/events/${row.id}`,
    title: row.title,
    text: row.text,
    warning: '',
    facts: factsOf(row),
    at: null,
    avatar: null,
  }),
  detail: (row) => `Event, ${dayOf(row)}`,
});
