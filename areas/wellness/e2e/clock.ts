/** A zone in which it is midday now, so that no test meets midnight. */
export function middayZone(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? `-${ahead}` : `+${-ahead}`}`;
}

/** The clock of that zone, so many minutes from now: '12:41'. */
export const clock = (minutes: number): string => {
  const at = 12 * 60 + new Date().getUTCMinutes() + minutes;
  return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
};
