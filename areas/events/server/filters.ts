import { blockedIdsText } from '#areas/people/server/public.ts';
import type { EventType, Place, Tab } from '../pure/options.ts';
import { limits } from '../pure/options.ts';
import { inReachText } from './policy.ts';

export interface EventFilters {
  readonly tab: Tab;
  readonly type?: EventType | undefined;
  readonly feature?: string | undefined;
  readonly place?: Place | undefined;
  /** To be counted: their order does not matter. */
  readonly counted?: boolean;
  /** The meetings of this space alone; whether the viewer may read there is asked before. */
  readonly spaceId?: number;
  /** Who asks for the viewer. */
  readonly supporterId?: number | undefined;
}

const dayMs = 86_400_000;

/** What concerns the viewer: registered, asked, waiting, declined, saved or organised, until it is over. */
const mineText = (viewer: string) => `(e.organizer_id = ${viewer}
  or e.id in (select r.event_id from event_registrations r where r.user_id = ${viewer})
  or e.id in (select s.event_id from event_saves s where s.user_id = ${viewer}))`;

/** The name of a statement with `matching`: one for each of its texts, so that the database need not read it anew. */
export const nameOf = (what: string, { tab, ...narrowed }: EventFilters): string =>
  [
    what,
    tab,
    ...(['type', 'feature', 'place', 'spaceId', 'supporterId'] as const).filter((key) => narrowed[key] !== undefined),
  ].join('-');

/** SQL: the event e is one of those asked for. */
export function matching(filters: EventFilters, now: Date, viewer: string, value: (one: unknown) => string): string {
  const { tab, type, feature, place, spaceId, supporterId, counted } = filters;
  const at = `${value(now.toISOString())}::timestamptz`;
  const mine = tab === 'mine';
  return [
    tab === 'past' ? `e.ends_at <= ${at}` : `e.ends_at > ${at}`,
    // No event is longer, so that the list begins near now in the index of starts. Counts are read from that of ends.
    tab === 'upcoming' &&
      !counted &&
      `e.starts_at > ${value(new Date(now.getTime() - limits.longestDays * dayMs).toISOString())}::timestamptz`,
    'e.removed_at is null',
    // What was called off stays in one's own list, so that nobody waits in front of a closed door.
    !mine && 'e.cancelled_at is null',
    spaceId !== undefined
      ? `e.space_id = ${value(spaceId)}::int`
      : mine && supporterId === undefined
        ? inReachText(viewer)
        : 'e.space_id is null',
    `e.organizer_id <> all(${blockedIdsText(viewer)})`,
    supporterId !== undefined && `e.organizer_id <> all(${blockedIdsText(`${value(supporterId)}::int`)})`,
    mine && mineText(viewer),
    type !== undefined && `e.event_type = ${value(type)}`,
    place !== undefined && `e.place = ${value(place)}`,
    feature !== undefined && `e.features @> array[${value(feature)}]`,
  ]
    .filter(Boolean)
    .join(' and ');
}
