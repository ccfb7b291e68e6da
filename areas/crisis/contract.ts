import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { callsPart } from './contract/calls.ts';
import { messagesPart } from './contract/messages.ts';
import { reportsPart } from './contract/reports.ts';
import { requestsPart } from './contract/requests.ts';
import { safetyPlanPart } from './contract/safety-plan.ts';
import { servicesPart } from './contract/services.ts';
import { supportersPart } from './contract/supporters.ts';

export * from './contract/calls.ts';
export * from './contract/messages.ts';
export * from './contract/reports.ts';
export * from './contract/requests.ts';
export * from './contract/safety-plan.ts';
export * from './contract/services.ts';
export * from './contract/supporters.ts';

export const crisisContract = areaContract({
  name: 'crisis',
  ...joinParts(callsPart, messagesPart, reportsPart, requestsPart, safetyPlanPart, servicesPart, supportersPart),
});
