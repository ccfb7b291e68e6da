import { localOf } from '#platform/contract/zones.ts';

/** "6:40 pm" where the member is. */
export function clockWords(at: string, zone: string): string {
  const local = localOf(new Date(at), zone);
  const hour = Number(local.slice(11, 13));
  return `${hour % 12 || 12}:${local.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`;
}
