import type { CallRoomName } from '#platform/web/call/presence.ts';

export const callAddress = (id: number): string => `/bookings/${id}/call`;
export const callRoom = (id: number): CallRoomName => ({ signal: 'bookingCall', room: String(id) });
