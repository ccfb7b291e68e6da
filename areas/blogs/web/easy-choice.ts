import { useState } from 'react';
import { usePreference } from '#platform/web/preferences/store.tsx';

const key = 'doorways:blog-version';
export type Version = 'full' | 'easy';

function kept(): Version | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === 'full' || value === 'easy' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Which version opens first: what the reader chose last on this device, else Easy Read with reading assistance. */
export function useVersion(): [Version, (version: Version) => void] {
  const assisted = usePreference('readingAssistance');
  const [chosen, setChosen] = useState(kept);
  const choose = (version: Version) => {
    setChosen(version);
    try {
      localStorage.setItem(key, version);
    } catch {
      // Without storage the choice holds for this page.
    }
  };
  return [chosen ?? (assisted ? 'easy' : 'full'), choose];
}
