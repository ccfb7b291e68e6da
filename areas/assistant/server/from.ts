import { tables } from '#platform/server/statement.ts';
import type { assistiveDevices, writingChecks, writingProgress } from './tables.ts';

/** What the assistant asks the database of. */
export const from = tables<{
  assistive_devices: typeof assistiveDevices;
  writing_checks: typeof writingChecks;
  writing_progress: typeof writingProgress;
}>();
