export interface CalendarEvent {
  /** Names it in every file that it is in, so that a calendar changes it and adds no second one: event-7. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly where: string;
  /** Address of its page; left out of what only its member can open. */
  readonly url?: string;
  readonly organizer?: string;
  readonly cancelled: boolean;
  readonly version: number;
}

/** RFC 5545, 3.3.11: what would end a value or a line is written otherwise; other control characters go. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, '');

/** A value in quotes cannot hold a quote, whatever stands before it. */
const quoted = (text: string) => `"${text.replaceAll(/["\p{Cc}\u2028\u2029]/gu, "'")}"`;

/** How many bytes a character has in UTF-8. */
function sizeOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** 3.1: at most 75 bytes a line, and no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = sizeOf(character);
    if (bytes + size > 75) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

const stamp = (moment: string) => `${moment.replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

const linesOf = (event: CalendarEvent, host: string, now: string) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}@${host}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(event.startTime)}`,
  `DTEND:${stamp(event.endTime)}`,
  `SEQUENCE:${event.version - 1}`,
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped([event.description, event.url].filter(Boolean).join('\n\n'))}`,
  ...(event.where ? [`LOCATION:${escaped(event.where)}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  // No address: members do not show theirs.
  ...(event.organizer && event.url ? [`ORGANIZER;CN=${quoted(event.organizer)}:${event.url}`] : []),
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** Times are UTC, which every calendar shows in its own zone: no table of zones that could be wrong. */
export function calendarText(events: readonly CalendarEvent[], host: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Doorways//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, host, now.toISOString())),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
