import { readCaptions } from '#platform/contract/webvtt.ts';

/** Something that was said, as a caption log has it. */
export interface LogLine {
  /** Seconds from the start; null: the log says no times. */
  readonly at: number | null;
  /** Empty: the log doesn’t say who spoke. */
  readonly speaker: string;
  readonly text: string;
}

export const logLimits = {
  /** Characters of a log, as `logText` writes it. */
  text: 200_000,
  /** Bytes of the same: less than a call may have. */
  bytes: 240_000,
  lines: 5000,
  /** Characters of one line. */
  line: 600,
  /** Captions break sentences: pieces are joined up to this length. */
  joined: 300,
  words: 4,
  /** How long a log is kept after the event. */
  days: 90,
} as const;

const clock = /^\[?(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)(?:[.,]\d{1,3})?\]?(?:\s+|$)/;
const named = /^(\p{Lu}[^:]{0,39}):\s+(?=\S)/u;
/** Who speaks, as captions write it: <v Ana Reid>. */
const voice = /<v(?:\.[^\s<>]{0,60})?[ \t]([^<>]{1,60})>/g;
const sentenceEnd = /[.?!…]["”’)]?$/;
const header = /^WEBVTT(?:\s|$)/;
const timing = /^[ \t]*(?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?[ \t]*-->/m;

/** "Ana Reid: Welcome." A name begins with a capital and has few words; all else is what was said. */
function speakerIn(words: string): { speaker: string; text: string } {
  const match = named.exec(words);
  const speaker = match?.[1]?.trim() ?? '';
  if (!match || speaker.split(/\s+/).length > logLimits.words) return { speaker: '', text: words };
  return { speaker, text: words.slice(match[0].length) };
}

/** A line that is too long becomes several, by the same speaker. */
function cut(line: LogLine): LogLine[] {
  const parts: LogLine[] = [];
  let rest = line.text;
  while (rest.length > logLimits.line) {
    const blank = rest.lastIndexOf(' ', logLimits.line);
    const end = blank > 0 ? blank : logLimits.line;
    parts.push({ ...line, text: rest.slice(0, end) });
    rest = rest.slice(end).trimStart();
  }
  return [...parts, { ...line, text: rest }];
}

const goesOn = (last: LogLine, next: LogLine) =>
  (next.speaker === '' || next.speaker === last.speaker) &&
  !sentenceEnd.test(last.text) &&
  last.text.length + next.text.length < logLimits.joined;

/** Captions are short and break sentences: what one person says in a row is joined again. */
function fromCaptions(text: string): LogLine[] {
  const lines: LogLine[] = [];
  const cues = readCaptions(text.replaceAll(voice, '$1: '), Number.POSITIVE_INFINITY) ?? [];
  for (const cue of cues) {
    for (const words of cue.text.split('\n')) {
      const next = { at: Math.floor(cue.start), ...speakerIn(words) };
      const last = lines.at(-1);
      if (last && goesOn(last, next)) lines[lines.length - 1] = { ...last, text: `${last.text} ${next.text}` };
      else lines.push(next);
    }
  }
  return lines;
}

function plainLine(line: string): LogLine {
  const match = clock.exec(line);
  if (!match) return { at: null, ...speakerIn(line) };
  const [whole, hours = '0', minutes, seconds] = match;
  return {
    at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    ...speakerIn(line.slice(whole.length)),
  };
}

/** Each line by itself, as it was written: “[1:05] Ana: Welcome.” Time and name may be missing. */
const fromText = (text: string): LogLine[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(plainLine)
    .filter((line) => line.text !== '');

/** An arrow in what someone says makes no captions: theirs stands between two times, at the beginning of a line. */
const isCaptions = (text: string) => header.test(text) || timing.test(text);

/** Reads captions (WebVTT, SubRip) or a typed log. No lines: there is nothing in it to read. */
export function readLog(text: string): readonly LogLine[] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\0', '');
  return (isCaptions(plain) ? fromCaptions(plain) : fromText(plain)).flatMap(cut);
}

/** "1:05", "1:02:05" */
export function logTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The form in which a log is kept and given out; read again it has the same lines. */
export const logText = (lines: readonly LogLine[]): string =>
  lines
    .map(({ at, speaker, text }) =>
      [at === null ? '' : `[${logTime(at)}]`, speaker && `${speaker}:`, text].filter((part) => part !== '').join(' '),
    )
    .join('\n');

/** In the order in which they first speak. */
export const speakersOf = (lines: readonly LogLine[]): readonly string[] => [
  ...new Set(lines.map(({ speaker }) => speaker).filter((speaker) => speaker !== '')),
];

/** How long a line stands when nothing follows it, in seconds. */
const stands = 5;
const stamp = (seconds: number) => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000`;
};
/** What would end a cue, or be read as a tag. */
const inCue = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same as WebVTT, for players and caption programs; lines without a time are left out. */
export function logVtt(lines: readonly LogLine[]): string {
  const timed = lines.flatMap(({ at, ...line }) => (at === null ? [] : [{ at, ...line }]));
  const cues = timed.map(({ at, speaker, text }, n) => {
    const next = timed[n + 1]?.at ?? at + stands;
    const end = next > at ? next : at + 1;
    const named = speaker ? `<v ${inCue(speaker)}>${inCue(text)}` : inCue(text);
    return `${stamp(at)} --> ${stamp(end)}\n${named}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}
