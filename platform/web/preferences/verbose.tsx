import type { ReactNode } from 'react';
import { pageHas, part, usePart } from '../later.tsx';
import { DescriberContext } from '../ui/hint.tsx';
import { usePreference } from './store.tsx';

const code = part(async () => (await import('./describer.ts')).loadDescriber(), pageHas('data-verbose'));

/** Gives every control inside it what it does, while verboseDescriptions is on; those texts come only then. */
export function Verbose({ children }: { readonly children: ReactNode }) {
  const on = usePreference('verboseDescriptions');
  const { loaded } = usePart(code, on);
  return <DescriberContext value={on ? loaded : undefined}>{children}</DescriberContext>;
}
