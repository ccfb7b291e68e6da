/** Parts that other areas may show. */
export { refreshPassport, usePassport } from './data.ts';
export { Fit, FitDoors, useNeeds } from './fit.tsx';
export { SharedItems } from './shared-items.tsx';
export { Ticks } from './ticks.tsx';
