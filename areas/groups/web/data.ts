import { spaceEntity } from '#areas/spaces/web/public.ts';
import { useEntityList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  createSupportGroup,
  editSupportGroup,
  getSupportGroup,
  listSupportGroupCategories,
  listSupportGroups,
} from '../contract.ts';
import type { GroupFilters } from './group-filters.ts';
import { groupLabels } from './labels.ts';

/** What is at its default stays out, so that the first page is the one that came with the document. */
const filtersOf = ({ tab, q }: GroupFilters) => ({ ...(q && { q }), ...(tab !== 'all' && { tab }) });

export const useGroups = (filters: GroupFilters) =>
  useEntityList<typeof listSupportGroups>(spaceEntity, 'listSupportGroups', {
    ...filtersOf(filters),
    ...(filters.category && { category: filters.category }),
  });

export const useCounts = (filters: GroupFilters) =>
  useRead<typeof listSupportGroupCategories>('listSupportGroupCategories', filtersOf(filters));

export const useGroup = (id: number) =>
  useRead<typeof getSupportGroup>('getSupportGroup', { id }, { entity: spaceEntity });
export const readGroup = (id: number) => call<typeof getSupportGroup>('getSupportGroup', { id });

const changed = { entity: spaceEntity, refresh: groupLabels.refresh };
export const useCreateGroup = () => useWrite<typeof createSupportGroup>('createSupportGroup', changed);
export const useEditGroup = () => useWrite<typeof editSupportGroup>('editSupportGroup', changed);
