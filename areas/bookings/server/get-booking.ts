import type { Handler } from '#platform/server/area.ts';
import type { getBooking as contract } from '../contract.ts';
import type { BookingRow } from './rows.ts';
import { bookingView } from './view.ts';

export const getBooking: Handler<typeof contract, BookingRow> = ({ found, principal, query, services, now }) =>
  bookingView({ query, config: services.config, userId: principal.id, acting: principal.for, now }, found);
