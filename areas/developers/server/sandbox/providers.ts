import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type {
  ApiProvider,
  ApiProviderDetail,
  getApiProvider as get,
  listApiProviders as list,
} from '../../contract.ts';
import { pageOfAll } from './page.ts';
import { sampleCities, sampleProviders } from './samples.ts';

const card = ({
  description: _description,
  phone: _phone,
  email: _email,
  website: _website,
  abn: _abn,
  ndisProviderNumber: _number,
  staff: _staff,
  ...shown
}: ApiProviderDetail): ApiProvider => shown;

/** Every word stands somewhere in what a sample says. */
function hasWords(provider: ApiProviderDetail, words: string): boolean {
  const said = [provider.businessName, provider.suburb, ...provider.services.map(({ serviceName }) => serviceName)];
  const text = said.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const byRating = (a: ApiProvider, b: ApiProvider) =>
  (b.averageRating ?? 0) - (a.averageRating ?? 0) || a.businessName.localeCompare(b.businessName);

export const listSandboxProviders: Handler<typeof list> = async ({ input }) => {
  const { query: words, location, serviceType, registrationStatus, isVerified } = input;
  const found = sampleProviders.filter(
    (provider) =>
      (!words || hasWords(provider, words)) &&
      (location === 'all' || sampleCities.get(provider.id) === location) &&
      (serviceType === 'all' || provider.services.some((service) => service.serviceType === serviceType)) &&
      (registrationStatus === undefined || provider.registrationStatus === registrationStatus) &&
      (isVerified === undefined || provider.isVerified === isVerified),
  );
  return pageOfAll(found.map(card).sort(byRating), input);
};

export const getSandboxProvider: Handler<typeof get> = async ({ input }) => {
  const provider = sampleProviders.find(({ id }) => id === input.id);
  if (!provider) throw problem.notFound();
  return { data: provider };
};
