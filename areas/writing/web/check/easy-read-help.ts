import { part } from '#platform/web/later.tsx';

/** What an Easy Read text could do better; with the words it knows, so it comes when it is wanted. */
export const easyReadHelp = part(async () => (await import('../../pure/easy-read.ts')).easyReadHints);
