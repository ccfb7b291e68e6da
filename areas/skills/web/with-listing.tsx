/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { SkillListing } from '../contract.ts';
import { useListing } from './data.ts';
import './skills.css';

export const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Skills Marketplace', href: '/skills-marketplace' },
] as const;

const words = {
  thing: 'listing',
  title: 'Skill',
  missing: 'Listing not found',
  lead: 'It may have been paused or deleted, or you may not have access to it.',
  way: { label: 'See all skills', href: '/skills-marketplace' },
  crumbs,
};

interface WithListingProps {
  readonly id: string;
  readonly when?: (listing: SkillListing) => boolean;
  readonly children: (listing: SkillListing) => ReactNode;
}

/** The listing of an address. */
export const WithListing = ({ id, when, children }: WithListingProps) => (
  <ById id={id} use={useListing} words={words} when={when}>
    {children}
  </ById>
);
