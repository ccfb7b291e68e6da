import type { Config } from '#platform/server/config.ts';
import { readable, type SealedText, sealedText, unreadable } from '#platform/server/sealed.ts';
import type { GoalWithSteps } from '../pure/progress.ts';

/** Goals say what someone cannot do yet, and so what they live with: sealed, with all that the two write. */
export const sealedRequest = sealedText({
  table: 'mentorship_requests',
  column: 'words_sealed',
  row: ['id'],
  purpose: 'mentorship request',
});
export const sealedReason = sealedText({
  table: 'mentorship_requests',
  column: 'reason_sealed',
  row: ['id'],
  purpose: 'mentorship request reason',
});
export const sealedGoals = sealedText({
  table: 'mentorships',
  column: 'goals_sealed',
  row: ['id'],
  purpose: 'mentorship goals',
});
export const sealedThanks = sealedText({
  table: 'mentorships',
  column: 'thanks_sealed',
  row: ['id'],
  purpose: 'mentorship thanks',
});
export const sealedMentorNote = sealedText({
  table: 'mentorship_notes',
  column: 'text_sealed',
  row: ['id'],
  purpose: 'mentorship note',
});

export const sealedGroupAsk = sealedText({
  table: 'mentoring_group_members',
  column: 'message_sealed',
  row: ['id'],
  purpose: 'mentoring group request',
});
export const sealedGroupNote = sealedText({
  table: 'mentoring_group_notes',
  column: 'text_sealed',
  row: ['id'],
  purpose: 'mentoring group note',
});
export const sealedGroupThanks = sealedText({
  table: 'mentoring_groups',
  column: 'thanks_sealed',
  row: ['id'],
  purpose: 'mentoring group thanks',
});

interface RequestWords {
  readonly goals: readonly string[];
  readonly message: string;
}

export const sealRequest = (config: Config, id: number, { goals, message }: RequestWords): string =>
  sealedRequest.put(config, { id }, JSON.stringify({ goals, message }));

export function openRequest(config: Config, id: number, sealed: string): RequestWords {
  const text = readable(() => sealedRequest.take(config, { id }, sealed), undefined);
  return text === undefined ? { goals: [], message: unreadable } : (JSON.parse(text) as RequestWords);
}

export const sealGoals = (config: Config, id: number, goals: readonly GoalWithSteps[]): string =>
  goals.length === 0 ? '' : sealedGoals.put(config, { id }, JSON.stringify(goals));

/** Empty where there are none, and once the mentee has deleted their account. */
export function openGoals(config: Config, id: number, sealed: string): GoalWithSteps[] {
  if (sealed === '') return [];
  const text = readable(() => sealedGoals.take(config, { id }, sealed), undefined);
  return text === undefined ? [{ title: unreadable, isDone: false, steps: [] }] : (JSON.parse(text) as GoalWithSteps[]);
}

export const openText = (column: SealedText<'id'>, config: Config, id: number, sealed: string): string =>
  readable(() => column.take(config, { id }, sealed), unreadable);
