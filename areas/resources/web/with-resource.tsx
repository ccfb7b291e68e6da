/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { ResourceDetail } from '../contract.ts';
import { useDetail } from './data.ts';
import './resources.css';

export const libraryCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Resource Library', href: '/resources' },
] as const;

const words = {
  thing: 'resource',
  title: 'Resource',
  missing: 'Resource not found',
  lead: 'There is no resource here, or it is no longer in the library.',
  way: { label: 'Go to the Resource Library', href: '/resources' },
  crumbs: libraryCrumbs,
};

interface WithResourceProps {
  readonly id: string;
  readonly children: (resource: ResourceDetail) => ReactNode;
}

/** The resource of an address. */
export const WithResource = ({ id, children }: WithResourceProps) => (
  <ById id={id} use={useDetail} words={words}>
    {children}
  </ById>
);
