export interface Cue {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const mostCues = 3000;
const mostText = 500;
const stamp = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})$/;

function secondsIn(text: string): number | undefined {
  const match = stamp.exec(text);
  if (!match) return undefined;
  const [, hours = '0', minutes, seconds, thousandths] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

/** What stands in angle brackets goes; a bracket that nothing closes is a sign like others. */
function withoutTags(line: string): string {
  let words = '';
  let at = 0;
  for (let open = line.indexOf('<'); open >= 0; open = line.indexOf('<', at)) {
    const close = line.indexOf('>', open);
    if (close < 0) break;
    words += line.slice(at, open);
    at = close + 1;
  }
  return words + line.slice(at);
}

/** Words alone: voices and styles in angle brackets go. */
const plainText = (lines: readonly string[]) =>
  lines
    .map((line) =>
      withoutTags(line)
        .replaceAll(/&\w+;/g, (each) => entities[each] ?? each)
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, mostText);

/**
 * Reads captions: WebVTT, and SubRip, which differs by a comma. Notes, styles, regions and positions are left out.
 * Undefined when there is no cue to show, or more than `most`.
 */
export function readCaptions(text: string, most = mostCues): readonly Cue[] | undefined {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .split(/\n[ \t]*\n+/);
  const cues: Cue[] = [];
  for (const block of blocks) {
    const lines = block.split('\n');
    const timing = lines.findIndex((line) => line.includes('-->'));
    if (timing < 0 || timing > 1) continue;
    const [from = '', to = ''] = (lines[timing] ?? '').split('-->').map((part) => part.trim().split(/\s+/)[0] ?? '');
    const start = secondsIn(from);
    const end = secondsIn(to);
    const words = plainText(lines.slice(timing + 1));
    if (start === undefined || end === undefined || end <= start || words === '') continue;
    cues.push({ start, end, text: words });
  }
  return cues.length > 0 && cues.length <= most ? cues.sort((a, b) => a.start - b.start) : undefined;
}

function stampOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const thousandths = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${thousandths}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const writeCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ start, end, text }) => `${stampOf(start)} --> ${stampOf(end)}\n${escaped(text)}\n`).join('\n')}`;
