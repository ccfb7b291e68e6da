import type { ReactNode } from 'react';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { MeetPlan } from '../contract.ts';
import { useMeetPlan } from './data.ts';

export const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Meet plans', href: '/meets' },
] as const;

const words = {
  thing: 'meet plan',
  title: 'Meet plan',
  missing: 'Meet plan not found',
  lead: 'A plan is erased seven days after it ends.',
  way: { label: 'See your meet plans', href: '/meets' },
  crumbs,
};

interface WithPlanProps {
  readonly id: string;
  readonly when?: (plan: MeetPlan) => boolean;
  readonly children: (plan: MeetPlan) => ReactNode;
}

/** The plan of an address. */
export const WithPlan = ({ id, when, children }: WithPlanProps) => (
  <ById id={id} use={useMeetPlan} words={words} when={when}>
    {children}
  </ById>
);
