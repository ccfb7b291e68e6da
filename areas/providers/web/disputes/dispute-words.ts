import { countedHours } from '#platform/contract/counted.ts';
import type { ProviderDispute } from '../../contract.ts';

/** "It took place: 2 hours" */
export function saidText(outcome: ProviderDispute['outcomes']['guest'], minutes: number | null): string {
  if (outcome === null) return 'No answer';
  if (outcome === 'missed') return 'It didn’t take place';
  return minutes === null ? 'It took place' : `It took place: ${countedHours(minutes)}`;
}

/** What a moderator can decide: how long each side says it was, as long as it was booked, or that it didn’t take place. */
export function choicesOf({ startsAt, endsAt, minutes, countsHours }: ProviderDispute) {
  const booked = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const lengths = [...new Set([minutes.owner, minutes.guest, booked])].filter((one) => one !== null);
  const happened = countsHours
    ? lengths
        .sort((a, b) => a - b)
        .map((one) => ({
          value: String(one),
          label: saidText('happened', one),
          sent: { outcome: 'happened' as const, minutes: one },
        }))
    : [{ value: 'happened', label: saidText('happened', null), sent: { outcome: 'happened' as const } }];
  return [...happened, { value: 'missed', label: saidText('missed', null), sent: { outcome: 'missed' as const } }];
}
