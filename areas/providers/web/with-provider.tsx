/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { ById } from '#platform/web/ui/by-id.tsx';
import type { Provider } from '../contract.ts';
import { crumbs } from './crumbs.ts';
import { useProvider } from './data.ts';
import './providers.css';

/** PROVIDER-02 */
const words = {
  thing: 'provider',
  title: 'NDIS provider',
  missing: 'Provider not found',
  lead: "The NDIS provider you're looking for doesn't exist or has been removed.",
  way: { label: 'See all providers', href: '/ndis-providers' },
  crumbs,
};

interface WithProviderProps {
  readonly id: string;
  readonly when?: (provider: Provider) => boolean;
  readonly children: (provider: Provider) => ReactNode;
}

/** The provider of an address. */
export const WithProvider = ({ id, when, children }: WithProviderProps) => (
  <ById id={id} use={useProvider} words={words} when={when}>
    {children}
  </ById>
);

/** The way to a page about one provider. */
export const crumbsOf = ({ id, businessName }: Pick<Provider, 'id' | 'businessName'>) => [
  ...crumbs,
  { label: businessName, href: `/ndis-providers/${id}` },
];
