import type { ReactNode } from 'react';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { Group } from '../contract.ts';
import { useGroup } from './data.ts';
import { groupCrumbs } from './labels.ts';

const words = {
  thing: 'group',
  title: 'Support group',
  missing: 'Group not found',
  lead: 'This group doesn’t exist, or it isn’t open to you.',
  way: { label: 'Go to Support Groups', href: '/support-groups' },
  crumbs: groupCrumbs,
};

interface WithGroupProps {
  readonly id: string;
  readonly children: (group: Group) => ReactNode;
}

/** The group of an address. */
export const WithGroup = ({ id, children }: WithGroupProps) => (
  <ById id={id} use={useGroup} words={words}>
    {children}
  </ById>
);
