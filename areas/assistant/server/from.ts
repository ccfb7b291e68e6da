import { tables } from '#platform/server/statement.ts';
import type { assistiveDevices } from './tables.ts';

/** What the assistant asks the database of. */
export const from = tables<{ assistive_devices: typeof assistiveDevices }>();
