import type { Input } from '#platform/contract/operation.ts';
import { problem } from '#platform/server/problem.ts';
import { moment } from '#platform/server/statement.ts';
import type { createVrSpace } from '../../contract.ts';
import { limits } from '../../pure/options.ts';

type Content = Input<typeof createVrSpace>;

const hourMs = 3_600_000;

/** A plan has a beginning and an end, ends after now, and is not for longer than a day. */
export function assertTimes({ opensAt, closesAt }: Pick<Content, 'opensAt' | 'closesAt'>, now: Date): void {
  if (opensAt === null && closesAt === null) return;
  const refused = (field: string, message: string) => problem.invalid([{ field, rule: 'times', message }]);
  if (opensAt === null) throw refused('opensAt', 'Choose when it opens.');
  if (closesAt === null) throw refused('closesAt', 'Choose when it closes.');
  const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];
  if (closes <= opens) throw refused('closesAt', 'It has to close after it opens.');
  if (closes <= now.getTime()) throw refused('closesAt', 'Choose a time that is still to come.');
  if (closes - opens > limits.openHours * hourMs) throw refused('closesAt', 'It can be open for 24 hours at most.');
  if (opens > now.getTime() + limits.daysAhead * 24 * hourMs) {
    throw refused('opensAt', `Choose a day in the next ${limits.daysAhead} days.`);
  }
}

/** The values of a row. */
export const rowOf = (content: Content) => ({
  name: content.name.trim(),
  description: content.description.trim(),
  guidelines: content.guidelines,
  spaceType: content.spaceType,
  platform: content.vrPlatform,
  scene: content.scene,
  capacity: content.maxOccupancy,
  privacy: content.privacy,
  features: [...new Set(content.accessibilityFeatures)],
  controls: [...new Set(content.adaptiveControls)],
  opensAt: content.opensAt,
  closesAt: content.closesAt,
});
export type SpaceRow = ReturnType<typeof rowOf>;

/** The columns of it, without its times. */
export const columnsOf = (v: Omit<SpaceRow, 'opensAt' | 'closesAt'>) => ({
  name: v.name,
  description: v.description,
  guidelines: v.guidelines,
  space_type: v.spaceType,
  platform: v.platform,
  scene: v.scene,
  capacity: v.capacity,
  privacy: v.privacy,
  features: v.features,
  controls: v.controls,
});

/** A time that may be left out is known to be given or not when the statement is chosen. */
export const timesOf = (v: { readonly opensAt: string; readonly closesAt: string }) => ({
  opens_at: moment(v.opensAt),
  closes_at: moment(v.closesAt),
});
