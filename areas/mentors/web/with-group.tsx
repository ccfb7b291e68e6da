import type { ReactNode } from 'react';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { MentoringGroup } from '../contract.ts';
import { groupCrumbs } from './group-crumbs.ts';
import { useGroup } from './group-data.ts';

const words = {
  thing: 'mentoring group',
  title: 'Mentoring group',
  missing: 'Mentoring group not found',
  lead: 'It may have ended, or you may not have access to it.',
  way: { label: 'See all groups', href: '/mentor-matching?show=groups' },
  crumbs: groupCrumbs,
};

interface WithGroupProps {
  readonly id: string;
  readonly when?: (group: MentoringGroup) => boolean;
  readonly children: (group: MentoringGroup) => ReactNode;
}

/** The group of an address. */
export const WithGroup = ({ id, when, children }: WithGroupProps) => (
  <ById id={id} use={useGroup} words={words} when={when}>
    {children}
  </ById>
);
