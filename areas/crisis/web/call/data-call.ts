import { useRead } from '#platform/web/cache/use-read.ts';
import type { getCrisisCall } from '../../contract.ts';

export const useCallSetup = (id: string) => useRead<typeof getCrisisCall>('getCrisisCall', { id });
