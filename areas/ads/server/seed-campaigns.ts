import type { BudgetType, Objective, Surface, Topic } from '../pure/options.ts';

export interface SeedCampaign {
  readonly name: string;
  readonly objective: Objective;
  readonly budgetType: BudgetType;
  /** Cents. */
  readonly budget: number;
  /** Days before today on which it began, and after today on which it ends; null: no end. */
  readonly began: number;
  readonly ends: number | null;
  readonly status: 'active' | 'paused';
  readonly surfaces: readonly Surface[];
  readonly topics: readonly Topic[];
  readonly headline: string;
  readonly body: string;
  readonly button: 'Ask for a visit' | 'Learn more' | 'Book now';
  readonly site: string;
  readonly review: 'approved' | 'in-review';
  /** Views of each of the last days, the latest first and as far as it has come; a press comes with each of `pressEvery`. */
  readonly views: readonly number[];
  readonly pressEvery: number;
}

/** What Level Ground Mobility, a business of the demo community, advertises. */
export const seedCampaigns: readonly SeedCampaign[] = [
  {
    name: 'Try a power chair at home',
    objective: 'awareness',
    budgetType: 'daily',
    budget: 2000,
    began: 20,
    ends: 40,
    status: 'active',
    surfaces: ['feed', 'forums'],
    topics: [],
    headline: 'Try a power chair at home',
    body: 'We bring two chairs to your door and stay for an hour. You keep neither unless you want to.',
    button: 'Ask for a visit',
    site: 'https://level-ground.example.org/try',
    review: 'approved',
    views: [310, 522, 541, 610, 498, 377, 402, 588, 604, 551, 530, 470, 366, 391],
    pressEvery: 61,
  },
  {
    name: 'Ramp hire for the holidays',
    objective: 'traffic',
    budgetType: 'lifetime',
    budget: 24_000,
    began: 12,
    ends: 30,
    status: 'active',
    surfaces: ['feed', 'blogs', 'events'],
    topics: ['getting-around', 'free-time'],
    headline: 'A level doorway by Friday',
    body: 'Hire a ramp by the week. We measure from a photo, and fit it when we bring it.',
    button: 'Book now',
    site: 'https://level-ground.example.org/hire',
    review: 'approved',
    views: [120, 188, 203, 174, 166, 140, 158, 190, 211, 176, 169, 133],
    pressEvery: 47,
  },
  {
    name: 'We speak Auslan',
    objective: 'awareness',
    budgetType: 'daily',
    budget: 800,
    began: 1,
    ends: null,
    status: 'active',
    surfaces: ['feed'],
    topics: [],
    headline: 'Two of us speak Auslan',
    body: 'Visits in Auslan on Tuesdays and Thursdays, in Melbourne and Geelong.',
    button: 'Learn more',
    site: 'https://level-ground.example.org/auslan',
    review: 'in-review',
    views: [],
    pressEvery: 1,
  },
];
