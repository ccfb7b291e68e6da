import type { ReactNode } from 'react';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { VrSpace } from '../../contract.ts';
import { spaceCrumbs } from '../crumbs.ts';
import { useSpace } from '../data.ts';

const words = {
  thing: 'space',
  title: 'VR space',
  missing: 'Space not found',
  lead: 'It may have been deleted, or you may not have access to it.',
  way: { label: 'See all spaces', href: '/vr-social-spaces' },
  crumbs: spaceCrumbs,
};

interface WithSpaceProps {
  readonly id: string;
  readonly when?: (space: VrSpace) => boolean;
  readonly children: (space: VrSpace) => ReactNode;
}

/** The space of an address. */
export const WithSpace = ({ id, when, children }: WithSpaceProps) => (
  <ById id={id} use={useSpace} words={words} when={when}>
    {children}
  </ById>
);
