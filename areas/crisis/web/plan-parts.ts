import type { Plan } from './plan-seal.ts';

/** In the order in which they help; the names are stored inside the sealed plan. */
export const parts = [
  { name: 'signs', label: 'How I notice that it gets hard' },
  { name: 'myself', label: 'What I can do by myself' },
  { name: 'places', label: 'Places and people that take my mind off it' },
  { name: 'people', label: 'Whom I can ask for help' },
  { name: 'services', label: 'Services that I call or write to' },
  { name: 'safe', label: 'How I make the place around me safe' },
  { name: 'reasons', label: 'What matters to me' },
] as const;
type PartName = (typeof parts)[number]['name'];
export type Values = Record<PartName, string>;

export const valuesOf = (plan: Plan): Values =>
  Object.fromEntries(parts.map(({ name }) => [name, plan[name] ?? ''])) as Values;
