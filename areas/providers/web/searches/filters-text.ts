import { stateNames } from '#platform/contract/postcodes.ts';
import { categoryNames, groupNames } from '../../pure/ndis.ts';
import type { Filters } from '../provider-filters.ts';
import { cityWords, featureWords, genderWords, planWords, typeWords } from '../words.ts';

/** What a search asks for, in a line: "therapy, within 15 km of 3011, Auslan". */
export function filtersText(filters: Filters): string {
  const { search, location, near, within, state, serviceType, registrationGroup, supportCategory } = filters;
  const { planManagement, feature, language, gender, auslan, vacancy } = filters;
  return [
    search && `“${search}”`,
    near && (within ? `within ${within} km of ${near}` : `near ${near}`),
    location && `around ${cityWords[location]}`,
    state && stateNames[state],
    serviceType && typeWords[serviceType],
    registrationGroup && (groupNames[registrationGroup] ?? `group ${registrationGroup}`),
    supportCategory && (categoryNames[supportCategory] ?? `category ${supportCategory}`),
    planManagement && planWords[planManagement],
    feature && featureWords[feature],
    language && `speaks ${language}`,
    gender && `worker: ${genderWords[gender].toLowerCase()}`,
    auslan && 'Auslan',
    vacancy && 'has space',
  ]
    .filter(Boolean)
    .join(', ');
}
