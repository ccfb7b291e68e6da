/** What other areas' screens and the frame may use of the crisis page. */
export { lastChecked, serviceFacts } from '../pure/services.ts';
export { ways } from '../pure/ways.ts';
export { useSafetyPlan } from './data-plan.ts';
export { HelpPanel } from './help-panel.tsx';
