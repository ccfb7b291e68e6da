import type { ReactNode } from 'react';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { SampleThing } from '../contract.ts';
import { useReadSampleThing } from './data.ts';

export const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Sample things', href: '/sample-things' },
] as const;

const words = {
  thing: 'sample thing',
  title: 'Sample thing',
  missing: 'Sample thing not found',
  lead: 'It may have been deleted, or you may not have access to it.',
  way: { label: 'See all sample things', href: '/sample-things' },
  crumbs,
};

interface WithSampleThingProps {
  readonly id: string;
  readonly when?: (sampleThing: SampleThing) => boolean;
  readonly children: (sampleThing: SampleThing) => ReactNode;
}

/** The sample thing of an address. */
export const WithSampleThing = ({ id, when, children }: WithSampleThingProps) => (
  <ById id={id} use={useReadSampleThing} words={words} when={when}>
    {children}
  </ById>
);
