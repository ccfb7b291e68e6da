import { problem } from '#platform/server/problem.ts';
import { centsOf } from '../../pure/cents.ts';
import type { BudgetType, Objective } from '../../pure/options.ts';
import { dayIn } from '../days.ts';

interface Given {
  readonly name: string;
  readonly objective: Objective;
  readonly budgetType: BudgetType;
  readonly budget: number;
  readonly startDate: string;
  readonly endDate: string | null;
}
export interface CampaignFields {
  readonly name: string;
  readonly objective: Objective;
  readonly budgetType: BudgetType;
  readonly budget: number;
  readonly startDay: string;
  readonly endDay: string | null;
}

/** As rows keep it: whole cents, and days by the clock of the account. */
export function fieldsOf(given: Given, zone: string): CampaignFields {
  const { name, objective, budgetType } = given;
  const budget = centsOf(given.budget);
  if (budget === undefined) {
    throw problem.invalid([{ field: 'budget', rule: 'decimals', message: 'Use at most two decimals.' }]);
  }
  const startDay = dayIn(zone, new Date(given.startDate));
  const endDay = given.endDate === null ? null : dayIn(zone, new Date(given.endDate));
  if (endDay !== null && endDay < startDay) {
    throw problem.invalid([
      { field: 'endDate', rule: 'order', message: 'The end date is on or after the start date.' },
    ]);
  }
  return { name, objective, budgetType, budget, startDay, endDay };
}
