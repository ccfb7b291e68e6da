import { mayHere } from '#platform/web/acting.ts';
import { patchEntity, useEntity } from '#platform/web/cache/entities.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { useEntityList, useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  createResource,
  dropResourceFormatRequest,
  editResource,
  getResource,
  listMyResourceRequests,
  listMyResources,
  listResourceCategories,
  listResourceProblems,
  listResourceQueue,
  listResourceRequests,
  listResources,
  markResourceHelpful,
  openResource,
  publishResource,
  Resource,
  reportResourceProblem,
  requestResource,
  requestResourceFormat,
  returnResource,
  StoredFile,
  saveResource,
  settleResourceProblem,
  settleResourceRequest,
  unmarkResourceHelpful,
  unsaveResource,
  unverifyResource,
  uploadResourceFile,
  verifyResource,
  withdrawResource,
  withdrawResourceRequest,
} from '../contract.ts';
import type { Format } from '../pure/options.ts';
import type { LibraryFilters } from './library-filters.ts';

const entity = 'resource';
const everything = [
  'listResources',
  'listResourceCategories',
  'listMyResources',
  'listResourceProblems',
  'listResourceQueue',
  'getResource',
  'getResourceBundle',
] as const;

export const useResource = (id: number) => useEntity<Resource>(entity, id);

/** What is at its default stays out, so that the first page is the one that came with the document. */
const filtersOf = ({ tab, category: _category, ...rest }: LibraryFilters) => ({
  ...rest,
  ...(tab !== 'all' && { tab }),
});

export const useLibrary = (filters: LibraryFilters) =>
  useEntityList<typeof listResources>(entity, 'listResources', {
    ...filtersOf(filters),
    ...(filters.category && { category: filters.category }),
  });

export const useCounts = (filters: LibraryFilters) =>
  useRead<typeof listResourceCategories>('listResourceCategories', filtersOf(filters));

export const useSaved = () =>
  useEntityList<typeof listResources>(entity, 'listResources', { saved: 'true', limit: 50 });

export const useDetail = (id: number) => useRead<typeof getResource>('getResource', { id }, { entity });
export const readDetail = (id: number) => call<typeof getResource>('getResource', { id });

export const useMine = () => useList<typeof listMyResources>('listMyResources');

interface Answers {
  readonly onDone?: () => void;
  readonly onFail?: (error: Error) => void;
}

const patched = (change: Partial<Resource> & { readonly id: number }) =>
  patchEntity<Resource>(entity, change.id, change);

/** Shows what has changed, and then says it. */
const withChange =
  <T extends { readonly id: number }>(change: (answer: T) => void) =>
  ({ onDone, onFail }: Answers) => ({
    onDone: (answer: T) => {
      change(answer);
      onDone?.();
    },
    ...(onFail && { onFail }),
  });
const marked = withChange(patched);

export const useHelpful = (answers: Answers) =>
  useWrite<typeof markResourceHelpful>('markResourceHelpful', marked(answers));
export const useNotHelpful = (answers: Answers) =>
  useWrite<typeof unmarkResourceHelpful>('unmarkResourceHelpful', marked(answers));
export const useSave = (answers: Answers) => useWrite<typeof saveResource>('saveResource', marked(answers));
export const useUnsave = (answers: Answers) => useWrite<typeof unsaveResource>('unsaveResource', marked(answers));

/** The browser goes on to the file or the page at the same time; a count that fails keeps nobody from it. */
export const countOpen = (id: number): void => {
  if (mayHere('openResource')) call<typeof openResource>('openResource', { id }).then(patched, () => undefined);
};

export const useReportProblem = ({ onDone }: Answers) =>
  useWrite<typeof reportResourceProblem>('reportResourceProblem', {
    refresh: ['listResourceProblems'],
    ...(onDone && { onDone }),
  });

const renew = ({ id }: { readonly id: number }) => void refresh([['getResource', { id }]]);

export const useRequestFormat = ({
  onDone,
  onFail,
}: {
  readonly onDone: (format: Format) => void;
  readonly onFail: (error: Error) => void;
}) =>
  useWrite<typeof requestResourceFormat>('requestResourceFormat', {
    onDone: (answer, { format }) => {
      renew(answer);
      onDone(format);
    },
    onFail,
  });
export const useDropRequest = (answers: Answers) =>
  useWrite<typeof dropResourceFormatRequest>('dropResourceFormatRequest', withChange(renew)(answers));

export const useSubmit = () => useWrite<typeof createResource>('createResource', { refresh: everything });
export const useEdit = () => useWrite<typeof editResource>('editResource', { entity, refresh: everything });
export const useWithdraw = ({ onDone, onFail }: Answers) =>
  useWrite<typeof withdrawResource>('withdrawResource', {
    refresh: everything,
    ...(onDone && { onDone }),
    ...(onFail && { onFail }),
  });

/** Some systems give a file no type; the server looks into it anyway. */
export const sendFile = (file: File, onProgress: (part: number) => void): Promise<StoredFile> =>
  call<typeof uploadResourceFile>(
    'uploadResourceFile',
    { name: file.name, upload: new Blob([file], { type: known(file.type) }) },
    { onProgress },
  );

const known = (type: string) =>
  /^(application\/(pdf|vnd\.o[a-z.-]+)|text\/plain|audio\/(mpeg|ogg|mp4|x-m4a|wav)|image\/(jpeg|png|webp))$/.test(type)
    ? type
    : 'application/octet-stream';

export const useQueue = (view: 'waiting' | 'due') => useList<typeof listResourceQueue>('listResourceQueue', { view });
export const useProblems = () => useList<typeof listResourceProblems>('listResourceProblems');

const reviewed = (options: Answers) => ({
  entity,
  refresh: everything,
  ...(options.onDone && { onDone: options.onDone }),
  ...(options.onFail && { onFail: options.onFail }),
});
export const usePublish = (options: Answers) => useWrite<typeof publishResource>('publishResource', reviewed(options));
export const useReturn = () => useWrite<typeof returnResource>('returnResource', reviewed({}));
export const useVerify = () => useWrite<typeof verifyResource>('verifyResource', reviewed({}));
export const useUnverify = (options: Answers) =>
  useWrite<typeof unverifyResource>('unverifyResource', reviewed(options));
export const useSettle = ({ onDone, onFail }: Answers) =>
  useWrite<typeof settleResourceProblem>('settleResourceProblem', {
    refresh: ['listResourceProblems'],
    ...(onDone && { onDone }),
    ...(onFail && { onFail }),
  });

export const useRequestResource = () =>
  useWrite<typeof requestResource>('requestResource', { refresh: ['listMyResourceRequests', 'listResourceRequests'] });
export const useMyRequests = () => useList<typeof listMyResourceRequests>('listMyResourceRequests');
export const useRequests = () => useList<typeof listResourceRequests>('listResourceRequests');
export const useWithdrawRequest = ({ onDone, onFail }: Answers) =>
  useWrite<typeof withdrawResourceRequest>('withdrawResourceRequest', {
    refresh: ['listMyResourceRequests', 'listResourceRequests'],
    ...(onDone && { onDone }),
    ...(onFail && { onFail }),
  });
export const useSettleRequest = () =>
  useWrite<typeof settleResourceRequest>('settleResourceRequest', { refresh: ['listResourceRequests'] });
