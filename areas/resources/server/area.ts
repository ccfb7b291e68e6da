import { job, serverArea } from '#platform/server/area.ts';
import { resourcesContract } from '../contract.ts';
import { acting } from './acting.ts';
import { createResource } from './create-resource.ts';
import { dropResourceFormatRequest } from './drop-resource-format-request.ts';
import { editResource } from './edit-resource.ts';
import { addFacts } from './facts/add-facts.ts';
import { getResource } from './get-resource.ts';
import { getResourceBundle } from './get-resource-bundle.ts';
import { listMyResources } from './list-my-resources.ts';
import { listResourceCategories } from './list-resource-categories.ts';
import { listResources } from './list-resources.ts';
import { markResourceHelpful } from './mark-resource-helpful.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { openResource } from './open-resource.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { readResourceFile } from './read-resource-file.ts';
import { reportResourceProblem } from './report-resource-problem.ts';
import { reportables } from './reportable.ts';
import { requestResourceFormat } from './request-resource-format.ts';
import { listMyResourceRequests } from './requests/list-my-resource-requests.ts';
import { listResourceRequests } from './requests/list-resource-requests.ts';
import { requestResource } from './requests/request-resource.ts';
import { settleResourceRequest } from './requests/settle-resource-request.ts';
import { withdrawResourceRequest } from './requests/withdraw-resource-request.ts';
import { dropVerified } from './review/drop-verified.ts';
import { listResourceProblems } from './review/list-resource-problems.ts';
import { listResourceQueue } from './review/list-resource-queue.ts';
import { publishResource } from './review/publish-resource.ts';
import { returnResource } from './review/return-resource.ts';
import { settleResourceProblem } from './review/settle-resource-problem.ts';
import { unverifyResource } from './review/unverify-resource.ts';
import { verifyResource } from './review/verify-resource.ts';
import { saveResource } from './save-resource.ts';
import { searchResources, suggestResources } from './search-resources.ts';
import { seed } from './seed.ts';
import { deleteDroppedFiles, sweepFiles } from './sweep-files.ts';
import { unmarkResourceHelpful } from './unmark-resource-helpful.ts';
import { unsaveResource } from './unsave-resource.ts';
import { uploadResourceFile } from './upload-resource-file.ts';
import { withdrawResource } from './withdraw-resource.ts';

export const resources = serverArea({
  contract: resourcesContract,
  handlers: {
    listResources,
    listResourceCategories,
    listMyResources,
    listResourceQueue,
    listResourceProblems,
    getResourceBundle,
    getResource,
    createResource,
    editResource,
    withdrawResource,
    uploadResourceFile,
    readResourceFile,
    markResourceHelpful,
    unmarkResourceHelpful,
    saveResource,
    unsaveResource,
    openResource,
    reportResourceProblem,
    requestResourceFormat,
    dropResourceFormatRequest,
    publishResource,
    returnResource,
    verifyResource,
    unverifyResource,
    settleResourceProblem,
    requestResource,
    listMyResourceRequests,
    withdrawResourceRequest,
    listResourceRequests,
    settleResourceRequest,
  },
  policies,
  work: {
    reactions: [deleteDroppedFiles],
    jobs: [
      job('resources.drop-verified', '5 14 * * *', dropVerified),
      job('resources.sweep-files', '29 3 * * *', sweepFiles),
    ],
  },
  declares: {
    notices,
    searches: [{ kind: 'resources', label: 'Resources', find: searchResources, suggest: suggestResources }],
    reportables,
    personalData,
    acting,
  },
  pages: {
    embeds: [
      { path: /^\/resources$/, operation: 'listResources' },
      { path: /^\/resources$/, operation: 'listResourceCategories' },
      { path: /^\/resources\/([1-9]\d*)$/, operation: 'getResource', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    reference: ({ db, now }) => addFacts(db, now),
    seed,
  },
  matrix,
});
