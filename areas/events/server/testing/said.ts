import type { TestApp } from '#platform/server/testing/app.ts';
import { addLine } from '../room/lines.ts';

/** A line of somebody in the room of an event: what is said there comes from open browsers alone. */
export const saidInRoom = (
  { database, config }: Pick<TestApp, 'database' | 'config'>,
  { eventId, by, text }: { readonly eventId: number; readonly by: number; readonly text: string },
): Promise<number> => addLine(database.query, config, { eventId, speakerId: by, byId: by, text, now: new Date() });
