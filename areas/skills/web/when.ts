const formats = new Map<string, Intl.DateTimeFormat>();
function text(moment: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-AU', options);
  formats.set(key, format);
  // Engines differ in the blank before pm and in the comma after a weekday.
  return format.format(moment).replaceAll('\u202f', ' ').replace(',', '');
}

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Thursday 10 December 2026", of 2026-12-10. */
export const dayText = (date: string): string => text(new Date(`${date}T12:00:00.000Z`), { ...day, timeZone: 'UTC' });

/** "Sunday 29 November 2026 at 10 am, your time" */
export function momentText(moment: string): string {
  const at = new Date(moment);
  const clock = text(at, { hour: 'numeric', minute: '2-digit' }).replace(':00', '');
  return `${text(at, day)} at ${clock}, your time`;
}
