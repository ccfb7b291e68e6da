import { broadcast, serverArea } from '#platform/server/area.ts';
import { providerChecked, providerEdited, providersContract } from '../contract.ts';
import { addProviderService } from './add-provider-service.ts';
import { addProviderStaff } from './add-provider-staff.ts';
import { announceVacancy } from './announce-vacancy.ts';
import { approveProvider, liftProviderSuspension, publishProvider, suspendProvider } from './checks/decide.ts';
import { getProviderFile } from './checks/get-provider-file.ts';
import { listProviderDuties } from './checks/list-provider-duties.ts';
import { recordProviderCheck } from './checks/record-provider-check.ts';
import { compareProviders } from './compare-providers.ts';
import { countProviders } from './count-providers.ts';
import { createProvider } from './create-provider.ts';
import { deleteProvider } from './delete-provider.ts';
import { editProvider } from './edit-provider.ts';
import { getProvider } from './get-provider.ts';
import { listMyProviders } from './list-my-providers.ts';
import { listProviderReviews } from './list-provider-reviews.ts';
import { listProviders } from './list-providers.ts';
import { listSavedProviders } from './list-saved-providers.ts';
import { providerTopic } from './live.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { reportables } from './reportables.ts';
import { saveProvider, unsaveProvider } from './save-provider.ts';
import { providerSearch } from './search-providers.ts';
import { seed } from './seed.ts';
import { suggestProviderPlaces } from './suggest-provider-places.ts';

const page = /^\/ndis-providers$/;

export const providersArea = serverArea({
  contract: providersContract,
  handlers: {
    listProviders,
    countProviders,
    suggestProviderPlaces,
    compareProviders,
    getProvider,
    saveProvider,
    unsaveProvider,
    listSavedProviders,
    listProviderReviews,
    createProvider,
    editProvider,
    deleteProvider,
    listMyProviders,
    addProviderService,
    addProviderStaff,
    announceVacancy,
    listProviderDuties,
    getProviderFile,
    recordProviderCheck,
    publishProvider,
    approveProvider,
    suspendProvider,
    liftProviderSuspension,
  },
  policies,
  live: {
    broadcasts: [
      broadcast(providerChecked, ({ id }) => [`provider:${id}`]),
      broadcast(
        providerEdited,
        ({ id }) => [`provider:${id}`],
        ({ id }) => ({ id }),
      ),
    ],
    topics: { provider: providerTopic },
  },
  declares: { searches: [providerSearch], reportables, personalData },
  pages: {
    embeds: [
      { path: page, operation: 'listProviders', input: () => ({ sort: 'rating' }) },
      { path: page, operation: 'countProviders' },
      { path: /^\/ndis-providers\/([1-9]\d*)$/, operation: 'getProvider', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: { seed },
  matrix,
});
