import { sql } from 'kysely';
import type { ProviderCard } from '#areas/providers/contract.ts';
import {
  countSearched,
  hasStatus,
  isVerifiedNow,
  readProvider,
  searchedProviders,
} from '#areas/providers/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { ApiProvider, getApiProvider as get, listApiProviders as list } from '../../contract.ts';

type Shown = Pick<
  ProviderCard,
  | 'id'
  | 'businessName'
  | 'tradingName'
  | 'suburb'
  | 'state'
  | 'postcode'
  | 'registrationStatus'
  | 'isVerified'
  | 'averageRating'
  | 'reviewCount'
  | 'complianceScore'
  | 'serviceAreas'
  | 'accessibilityFeatures'
  | 'languages'
>;

const apiProvider = (provider: Shown, services: ApiProvider['services']): ApiProvider => ({
  id: provider.id,
  businessName: provider.businessName,
  tradingName: provider.tradingName,
  suburb: provider.suburb,
  state: provider.state,
  postcode: provider.postcode,
  registrationStatus: provider.registrationStatus,
  isVerified: provider.isVerified,
  averageRating: provider.averageRating,
  reviewCount: provider.reviewCount,
  complianceScore: provider.complianceScore,
  services,
  serviceAreas: provider.serviceAreas,
  accessibilityFeatures: provider.accessibilityFeatures,
  languages: provider.languages,
  url: `/ndis-providers/${provider.id}`,
});

/** C-23: other names for what is asked, and the search of the site behind them. */
export const listApiProviders: Handler<typeof list> = async ({ input, principal, query, now }) => {
  const { query: search, location, serviceType, registrationStatus, isVerified, limit, offset, cursor } = input;
  const off = { exact: false, auslan: false, vacancy: false, openNow: false } as const;
  const asked = { ...off, search, location, serviceType, sort: 'rating' as const, limit, cursor };
  const verified = isVerifiedNow(now);
  const rules = [
    ...(registrationStatus === undefined ? [] : [hasStatus(registrationStatus, now)]),
    ...(isVerified === undefined ? [] : [isVerified ? verified : sql<boolean>`(not ${verified})`]),
  ];
  const page = await searchedProviders({ input: asked, principal, query, now }, { rules, offset });
  const total = await countSearched({ input: asked, query, now }, { rules });
  return {
    data: page.items.map((provider) => apiProvider(provider, provider.services)),
    total,
    limit,
    offset,
    next: page.next ?? null,
  };
};

export const getApiProvider: Handler<typeof get> = async ({ input, principal, query, now }) => {
  const provider = await readProvider({ query, principal, now }, input.id);
  const services = provider.services.map(({ id, serviceName, serviceType }) => ({ id, serviceName, serviceType }));
  return {
    data: {
      ...apiProvider(provider, services),
      description: provider.businessDescription,
      phone: provider.phone,
      email: provider.email,
      website: provider.website,
      abn: provider.abn,
      ndisProviderNumber: provider.ndisProviderNumber,
      staff: provider.staff.map(({ firstName, position, languagesSpoken, isAvailableForBooking }) => ({
        firstName,
        position,
        languagesSpoken,
        isAvailableForBooking,
      })),
    },
  };
};
