import { calendarText } from '#platform/contract/calendar.ts';
import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import type { readActivityCalendar as contract } from '../../contract.ts';
import { activityWords } from '../../pure/words.ts';
import { type ActivityRow, activityView } from './activity-view.ts';

/** Calendars are shared with carers and families: the file says neither who nor that it is Connections. */
export const readActivityCalendar: Handler<typeof contract, ActivityRow> = async ({
  found,
  principal,
  services,
  now,
}) => {
  if (found.state !== 'accepted') throw problem.notFound();
  const { kind, idea, startsAt, endsAt, where, version } = activityView(found, principal.id, services.config);
  const site = services.config.publicUrl.replace(/\/$/, '');
  const entry = {
    uid: `meeting-${found.activityId}`,
    title: idea || activityWords[kind].title,
    description: '',
    startTime: startsAt,
    endTime: endsAt,
    where,
    cancelled: false,
    version,
  };
  return {
    content: contentOf(new TextEncoder().encode(calendarText([entry], new URL(site).hostname, now))),
    type: 'text/calendar; charset=utf-8',
    name: `meeting-${found.activityId}.ics`,
  };
};
