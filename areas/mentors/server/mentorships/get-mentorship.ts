import type { Handler } from '#platform/server/area.ts';
import type { getMentorship as contract } from '../../contract.ts';
import type { MentorshipRow } from './rows.ts';
import { mentorshipView } from './view.ts';

export const getMentorship: Handler<typeof contract, MentorshipRow> = ({ found, principal, query, now, services }) =>
  mentorshipView({ query, config: services.config, userId: principal.id, now }, found);
