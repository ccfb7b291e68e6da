import { useState } from 'react';

/** Whether the value has been another one since the page was opened: “12 skills” is news only once someone has asked. */
export function useChanged(value: string): boolean {
  const [known, setKnown] = useState({ value, changed: false });
  if (known.value !== value) setKnown({ value, changed: true });
  return known.changed;
}
