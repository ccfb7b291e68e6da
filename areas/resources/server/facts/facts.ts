import { accessFacts } from './access.ts';
import { emergencyFacts } from './emergency.ts';
import { helpLineFacts } from './help-lines.ts';
import { ndisFacts } from './ndis.ts';
import { serviceFacts } from './services.ts';
import type { Fact } from './shape.ts';
import { workAndLawFacts } from './work-and-law.ts';

/** All that the library begins with. */
export const facts: readonly Fact[] = [
  ...emergencyFacts,
  ...helpLineFacts,
  ...serviceFacts,
  ...ndisFacts,
  ...workAndLawFacts,
  ...accessFacts,
];
