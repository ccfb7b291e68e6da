/** Parts that other areas may show, and the words of the list of needs. */
export { featureGroups, featureHint, featureLabel, features, specifiedFeatures } from '../pure/features.ts';
export { refreshPassport, usePassport } from './data.ts';
export { Fit, FitDoors, useNeeds } from './fit.tsx';
export { SharedItems } from './shared-items.tsx';
export { Ticks } from './ticks.tsx';
