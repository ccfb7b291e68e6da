import { absoluteTime } from '#platform/web/time/relative-time.ts';
import type { Mute, MuteDuration } from '../contract.ts';

export const durations: readonly { readonly value: MuteDuration; readonly label: string }[] = [
  { value: 'day', label: '1 day' },
  { value: 'week', label: '1 week' },
  { value: 'always', label: 'Until I stop it' },
];

/** How a mute is named in messages and on buttons. */
export function mutedName({ kind, member, text }: Mute): string {
  if (kind === 'member') return member?.displayName ?? 'This member';
  return kind === 'tag' ? `#${text}` : `“${text}”`;
}

/** "Until Monday 23 November 2026 at 4:10 pm", or that it has no end. */
export const untilWords = (until: string | null): string =>
  until ? `Until ${absoluteTime(until)}` : 'Until you stop it';
