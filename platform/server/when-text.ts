/** A day and a time by the clock of a zone, which it names: “Tuesday 8 December 2026, 10:00 am, Melbourne time”. */
export function whenText(iso: string, zone: string): string {
  const moment = new Date(iso);
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: zone }).format(moment).replace(', ', ' ');
  const clock = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone: zone }).format(moment);
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${day}, ${clock.replaceAll('\u202f', ' ')}, ${city} time`;
}
