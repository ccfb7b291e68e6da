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
  listMyResources,
  listResourceCategories,
  listResourceProblems,
  listResourceQueue,
  listResources,
  markResourceHelpful,
  openResource,
  publishResource,
  Resource,
  reportResourceProblem,
  requestResourceFormat,
  returnResource,
  StoredFile,
  saveResource,
  settleResourceProblem,
  unmarkResourceHelpful,
  unsaveResource,
  unverifyResource,
  uploadResourceFile,
  verifyResource,
  withdrawResource,
} from '../contract.ts';
import type { Asked } from './asked.ts';

const entity = 'resource';
const everything = ['/api/resources', '/api/resources/*'] as const;

export const useResource = (id: number) => useEntity<Resource>(entity, id);

/** What is at its default stays out, so that the first page is the one that came with the document. */
const filtersOf = ({ tab, category: _category, ...rest }: Asked) => ({ ...rest, ...(tab !== 'all' && { tab }) });

export const useLibrary = (asked: Asked) =>
  useEntityList<typeof listResources>(entity, 'listResources', {
    ...filtersOf(asked),
    ...(asked.category && { category: asked.category }),
  });

export const useCounts = (asked: Asked) =>
  useRead<typeof listResourceCategories>('listResourceCategories', filtersOf(asked));

export const useSaved = () =>
  useEntityList<typeof listResources>(entity, 'listResources', { saved: 'true', limit: 50 });

export const useDetail = (id: number) => useRead<typeof getResource>('getResource', { id }, { entity });

export const useMine = () => useList<typeof listMyResources>('listMyResources');

interface Answers {
  readonly onDone?: () => void;
  readonly onFail?: (error: Error) => void;
}

const patched = (change: Partial<Resource> & { readonly id: number }) =>
  patchEntity<Resource>(entity, change.id, change);

export const useHelpful = ({ onFail }: Answers) =>
  useWrite<typeof markResourceHelpful>('markResourceHelpful', { onDone: patched, ...(onFail && { onFail }) });
export const useNotHelpful = ({ onFail }: Answers) =>
  useWrite<typeof unmarkResourceHelpful>('unmarkResourceHelpful', { onDone: patched, ...(onFail && { onFail }) });
export const useSave = ({ onFail }: Answers) =>
  useWrite<typeof saveResource>('saveResource', { onDone: patched, ...(onFail && { onFail }) });
export const useUnsave = ({ onFail }: Answers) =>
  useWrite<typeof unsaveResource>('unsaveResource', { onDone: patched, ...(onFail && { onFail }) });

/** The browser goes on to the file or the page at the same time; a count that fails keeps nobody from it. */
export const countOpen = (id: number): void => {
  call<typeof openResource>('openResource', { id }).then(patched, () => undefined);
};

export const useReportProblem = ({ onDone }: Answers) =>
  useWrite<typeof reportResourceProblem>('reportResourceProblem', {
    refresh: ['/api/resources/problems'],
    ...(onDone && { onDone }),
  });

const renewed = ({ id }: { readonly id: number }) => void refresh([`/api/resources/${id}`]);

export const useRequestFormat = ({ onFail }: Answers) =>
  useWrite<typeof requestResourceFormat>('requestResourceFormat', { onDone: renewed, ...(onFail && { onFail }) });
export const useDropRequest = ({ onFail }: Answers) =>
  useWrite<typeof dropResourceFormatRequest>('dropResourceFormatRequest', {
    onDone: renewed,
    ...(onFail && { onFail }),
  });

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
    refresh: ['/api/resources/problems'],
    ...(onDone && { onDone }),
    ...(onFail && { onFail }),
  });
