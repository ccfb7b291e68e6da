/** What other areas' screens may show of consents. */
export { textDays } from '../pure/text-days.ts';
export { ConsentSection } from './consent-section.tsx';
