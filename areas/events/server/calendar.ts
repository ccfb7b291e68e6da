export interface CalendarEvent {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly where: string;
  /** Address of its page. */
  readonly url: string;
  readonly organizer: string;
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

/** 3.1: at most 75 bytes a line, and no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
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
  `UID:event-${event.id}@${host}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(event.startTime)}`,
  `DTEND:${stamp(event.endTime)}`,
  `SEQUENCE:${event.version - 1}`,
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(`${event.description}\n\n${event.url}`)}`,
  ...(event.where ? [`LOCATION:${escaped(event.where)}`] : []),
  `URL:${event.url}`,
  // No address: members do not show theirs.
  `ORGANIZER;CN=${quoted(event.organizer)}:${event.url}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** Times are UTC, which every calendar shows in its own zone: no table of zones that could be wrong. */
export function calendarText(events: readonly CalendarEvent[], host: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Doorways//Community Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, host, now.toISOString())),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
