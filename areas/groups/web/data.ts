import { spaceEntity } from '#areas/spaces/web/public.ts';
import { useEntityList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type {
  createSupportGroup,
  editSupportGroup,
  getSupportGroup,
  listSupportGroupCategories,
  listSupportGroups,
} from '../contract.ts';
import type { Asked } from './asked.ts';
import { groupLabels } from './labels.ts';

/** What is at its default stays out, so that the first page is the one that came with the document. */
const filtersOf = ({ tab, q }: Asked) => ({ ...(q && { q }), ...(tab !== 'all' && { tab }) });

export const useGroups = (asked: Asked) =>
  useEntityList<typeof listSupportGroups>(spaceEntity, 'listSupportGroups', {
    ...filtersOf(asked),
    ...(asked.category && { category: asked.category }),
  });

export const useCounts = (asked: Asked) =>
  useRead<typeof listSupportGroupCategories>('listSupportGroupCategories', filtersOf(asked));

export const useGroup = (id: number) =>
  useRead<typeof getSupportGroup>('getSupportGroup', { id }, { entity: spaceEntity });

const changed = { entity: spaceEntity, refresh: groupLabels.refresh };
export const useCreateGroup = () => useWrite<typeof createSupportGroup>('createSupportGroup', changed);
export const useEditGroup = () => useWrite<typeof editSupportGroup>('editSupportGroup', changed);
