import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { actionsPart } from './contract/actions.ts';
import { appealsPart } from './contract/appeals.ts';
import { decisionsPart } from './contract/decisions.ts';
import { evidencePart } from './contract/evidence.ts';
import { figuresPart } from './contract/figures.ts';
import { filtersPart } from './contract/filters.ts';
import { flagsPart } from './contract/flags.ts';
import { reportsPart } from './contract/reports.ts';

export * from './contract/actions.ts';
export * from './contract/appeals.ts';
export * from './contract/decisions.ts';
export * from './contract/evidence.ts';
export { ReportContentType, Severity } from './contract/fields.ts';
export * from './contract/figures.ts';
export * from './contract/filters.ts';
export * from './contract/flags.ts';
export * from './contract/reports.ts';

export const moderationContract = areaContract({
  name: 'moderation',
  ...joinParts(reportsPart, decisionsPart, actionsPart, appealsPart, flagsPart, evidencePart, figuresPart, filtersPart),
});
