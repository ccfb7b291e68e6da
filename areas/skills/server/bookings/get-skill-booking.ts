import type { Handler } from '#platform/server/area.ts';
import type { getSkillBooking as contract } from '../../contract.ts';
import type { SkillBookingRow } from './rows.ts';
import { skillBookingView } from './view.ts';

export const getSkillBooking: Handler<typeof contract, SkillBookingRow> = ({
  found,
  principal,
  query,
  services,
  now,
}) => skillBookingView({ query, config: services.config, userId: principal.id, now }, found);
