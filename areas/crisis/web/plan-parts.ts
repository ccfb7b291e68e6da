import type { Plan } from './plan-seal.ts';

/** In the order in which they help; the names are stored inside the sealed plan. */
export const parts = [
  { name: 'signs', label: 'How I notice things are getting hard' },
  { name: 'myself', label: 'What I can do on my own' },
  { name: 'places', label: 'Places and people that take my mind off it' },
  { name: 'people', label: 'People I can ask for help' },
  { name: 'services', label: 'Services I can call or write to' },
  { name: 'safe', label: 'How I can make the space around me safe' },
  { name: 'reasons', label: 'What matters to me' },
] as const;
type PartName = (typeof parts)[number]['name'];
export type Values = Record<PartName, string>;

export const valuesOf = (plan: Plan): Values =>
  Object.fromEntries(parts.map(({ name }) => [name, plan[name] ?? ''])) as Values;
