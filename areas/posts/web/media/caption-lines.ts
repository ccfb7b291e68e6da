import { type Cue, writeCaptions } from '#platform/contract/webvtt.ts';

/** A caption as it is being written: from when it shows, and its words. */
export interface CaptionLine {
  readonly key: number;
  /** Seconds from the start of the clip. */
  readonly start: number;
  /** As it was in a file; a line that is new shows until the next one. */
  readonly end?: number;
  readonly text: string;
}

/** A caption stays at least this long where there is room, and never longer than the second figure. */
const least = 1;
const most = 7;

/** Each new line shows until the next one starts; empty ones are left out. */
export function cuesOf(lines: readonly CaptionLine[], length: number): Cue[] {
  const sorted = lines.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.start - b.start);
  return sorted.map(({ start, end, text }, index) => {
    if (end !== undefined && end > start) return { start, end, text: text.trim() };
    const next = sorted[index + 1]?.start ?? Math.max(length, start + least);
    return { start, end: Math.max(start + 0.1, Math.min(next, start + most)), text: text.trim() };
  });
}

/** Words with times as they can be changed: a line of the editor has no further lines inside. */
export const linesOf = (cues: readonly Cue[]): CaptionLine[] =>
  cues.map(({ start, end, text }, index) => ({ key: index + 1, start, end, text: text.replaceAll('\n', ' ') }));

export const webVttOf = (lines: readonly CaptionLine[], length: number): string => writeCaptions(cuesOf(lines, length));

/** "1:05.5" for 65.5 seconds. */
export function timeWords(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const rest = (tenths % 600) / 10;
  return `${Math.floor(tenths / 600)}:${rest < 10 ? '0' : ''}${rest.toFixed(1)}`;
}

/** Seconds of "1:05.5", "65.5" or "1:05"; undefined when it is no time. */
export function secondsOf(text: string): number | undefined {
  const match = /^(?:(\d{1,3}):)?(\d{1,4})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, minutes = '0', seconds = '0', rest = '0'] = match;
  return Number(minutes) * 60 + Number(seconds) + Number(`0.${rest}`);
}
