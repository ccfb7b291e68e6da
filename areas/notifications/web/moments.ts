const formats = (timeZone: string) => ({
  day: new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
  clock: new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true }),
});

/** "7 am", "tomorrow at 7 am", "Monday 5 October at 7:30 am", by the member's own clock. */
export function momentWords(moment: string, timeZone: string, now = new Date()): string {
  const { day, clock } = formats(timeZone);
  const at = new Date(moment);
  const time = clock.format(at).replace(':00', '').replace(/\s/g, ' ').toLowerCase();
  const name = day.format(at);
  if (name === day.format(now)) return time;
  if (name === day.format(now.getTime() + 86_400_000)) return `tomorrow at ${time}`;
  return `${name.replace(',', '')} at ${time}`;
}

/** "7 am", "9:30 pm". */
function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const halfHours = Array.from({ length: 48 }, (_, at) => {
  return `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`;
});

/** Every half hour of the day, and the time that is chosen already. */
export const timeOptions = (chosen: string) =>
  [...new Set([...halfHours, ...(chosen === '' ? [] : [chosen])])]
    .sort()
    .map((value) => ({ value, label: clockWords(value) }));

/** The next 30 days there, from tomorrow. */
export function dayOptions(timeZone: string, now = new Date()): { value: string; label: string }[] {
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const { day } = formats(timeZone);
  return Array.from({ length: 30 }, (_, at) => {
    const then = now.getTime() + (at + 1) * 86_400_000;
    return { value: iso.format(then), label: day.format(then).replace(',', '') };
  });
}

const australian: readonly (readonly [string, string])[] = [
  ['Australia/Adelaide', 'Adelaide'],
  ['Australia/Brisbane', 'Brisbane'],
  ['Australia/Broken_Hill', 'Broken Hill'],
  ['Australia/Darwin', 'Darwin'],
  ['Australia/Eucla', 'Eucla'],
  ['Australia/Hobart', 'Hobart'],
  ['Australia/Lord_Howe', 'Lord Howe Island'],
  ['Australia/Melbourne', 'Melbourne'],
  ['Australia/Perth', 'Perth'],
  ['Australia/Sydney', 'Sydney and Canberra'],
  ['Indian/Christmas', 'Christmas Island'],
  ['Indian/Cocos', 'Cocos (Keeling) Islands'],
  ['Pacific/Norfolk', 'Norfolk Island'],
];

/** Australia's, and whichever else the member has or this device uses. */
export function zoneOptions(chosen: string, device: string): { value: string; label: string }[] {
  const others = [...new Set([chosen, device])].filter(
    (zone) => zone !== '' && !australian.some(([value]) => value === zone),
  );
  const options = australian.map(([value, label]) => ({ value, label }));
  return [...options, ...others.map((value) => ({ value, label: value.replaceAll('_', ' ') }))];
}
