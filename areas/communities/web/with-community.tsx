/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { CommunityDetail } from '../contract.ts';
import { useCommunity } from './data.ts';
import { communityCrumbs } from './labels.ts';
import './communities.css';

const words = {
  thing: 'community',
  title: 'Local community',
  missing: 'Community not found',
  lead: 'This community doesn’t exist, or it isn’t open to you.',
  way: { label: 'Go to Local Communities', href: '/local-communities' },
  crumbs: communityCrumbs,
};

interface WithCommunityProps {
  readonly id: string;
  readonly children: (community: CommunityDetail) => ReactNode;
}

/** The community of an address. */
export const WithCommunity = ({ id, children }: WithCommunityProps) => (
  <ById id={id} use={useCommunity} words={words}>
    {children}
  </ById>
);
