import type { Query } from '#platform/server/db.ts';
import { shareTurn, takeTurn } from '#platform/server/turns.ts';

const name = 'notifications waiting';

/**
 * Notices are added side by side; whoever delivers or moves those that wait does it alone. Held until the transaction
 * ends, so that nothing is added by wishes that have just changed.
 */
export const besideOthers = (query: Query) => shareTurn(query, name);
export const alone = (query: Query) => takeTurn(query, name);
