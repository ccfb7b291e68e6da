const hour = 3_600_000;

/** What members are promised, and when moderators are warned that it comes near. */
export const promisedHours = 24;
export const alarmHours = 12;
/** After this long without a decision the reporter may have the evidence. */
export const evidenceHours = 48;
/** Minutes for which a case belongs to whoever has taken it; each thing that they do with it begins them anew. */
export const assignedMinutes = 30;
export const appealDays = 30;

export type Lateness = 'in time' | 'soon' | 'late';

export function latenessOf(firstReportedAt: string, now: Date): Lateness {
  const hours = (now.getTime() - Date.parse(firstReportedAt)) / hour;
  if (hours >= promisedHours) return 'late';
  return hours >= alarmHours ? 'soon' : 'in time';
}
