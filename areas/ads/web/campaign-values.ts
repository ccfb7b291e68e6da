import { parseMoney } from '#platform/contract/money.ts';
import { dateError } from '#platform/web/ui/date-text.ts';
import { type BudgetType, limits, type Objective } from '../pure/options.ts';

/** What is in the form of a campaign. */
export interface CampaignValues {
  readonly name: string;
  readonly objective: Objective | '';
  readonly budgetType: BudgetType | '';
  readonly budget: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** ADS-23 to 25: what is wrong with what was typed. */
function budgetError(text: string): string | undefined {
  if (text.trim() === '') return 'Budget is required';
  const money = parseMoney(text, 'AUD');
  if (!money) return 'Write an amount with at most two decimals, such as 19.95.';
  if (money.minor < 100) return 'The budget is at least 1.';
  return money.minor > limits.budget * 100 ? 'The budget is at most 1,000,000.' : undefined;
}

/** ADS-20 to 27 */
export const campaignErrors = ({ name, objective, budgetType, budget, startDate, endDate }: CampaignValues) => ({
  name: name.trim() ? undefined : 'Campaign name is required',
  objective: objective ? undefined : 'Campaign objective is required',
  budgetType: budgetType ? undefined : 'Budget type is required',
  budget: budgetError(budget),
  startDate: startDate ? dateError(startDate, { what: 'the start date' }) : 'Start date is required',
  endDate: dateError(endDate, { what: 'the end date', min: startDate || undefined, optional: true }),
});
