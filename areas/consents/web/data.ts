import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type { readConsents, setConsent } from '../contract.ts';

export const useConsents = () => useRead<typeof readConsents>('readConsents', {});
export const useSetConsent = () => useWrite<typeof setConsent>('setConsent', { refresh: ['readConsents'] });
