/** What a campaign does now, and why: one word for the badge, so that it never says active while nothing runs. */
export const deliveries = [
  'running',
  'scheduled',
  'paused',
  'ended',
  'archived',
  'no-ads',
  'in-review',
  'held',
  'refused',
  'budget-spent',
  'spend-limit',
  'no-card',
  'unpaid',
] as const;
export type Delivery = (typeof deliveries)[number];

export interface CampaignState {
  readonly status: 'active' | 'paused' | 'archived';
  /** Days in the zone of the account. */
  readonly today: string;
  readonly startDay: string;
  readonly endDay: string | null;
  /** How many of its ads that are switched on stand where. */
  readonly approved: number;
  readonly inReview: number;
  readonly held: number;
  readonly refused: number;
  /** What is left of a total budget pays for nothing more. */
  readonly isSpent: boolean;
  /** The plan's limit of this month is reached. */
  readonly isOverLimit: boolean;
  /** Of billing: nothing that costs money may run. */
  readonly stopped: 'no-card' | 'unpaid' | null;
}

export function deliveryOf(state: CampaignState): Delivery {
  const { status, today, startDay, endDay } = state;
  if (status === 'archived') return 'archived';
  if (endDay !== null && endDay < today) return 'ended';
  if (state.isSpent) return 'budget-spent';
  if (status === 'paused') return 'paused';
  if (state.approved === 0) {
    if (state.held > 0) return 'held';
    if (state.inReview > 0) return 'in-review';
    return state.refused > 0 ? 'refused' : 'no-ads';
  }
  if (startDay > today) return 'scheduled';
  if (state.isOverLimit) return 'spend-limit';
  return state.stopped ?? 'running';
}
