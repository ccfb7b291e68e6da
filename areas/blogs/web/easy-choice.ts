import { deviceChoice } from '#platform/web/device-choice.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { versionKey } from './kept.ts';

export type Version = 'full' | 'easy';

const useKept = deviceChoice<Version>(versionKey, ['full', 'easy']);

/** Which version opens first: what the reader chose last on this device, else Easy Read with reading assistance. */
export function useVersion(): [Version, (version: Version) => void] {
  const assisted = usePreference('readingAssistance');
  const [kept, choose] = useKept();
  return [kept ?? (assisted ? 'easy' : 'full'), choose];
}
