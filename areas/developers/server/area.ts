import { serverArea } from '#platform/server/area.ts';
import { developersContract } from '../contract.ts';
import { getApiDocs, readApiDocument } from './api/api-document.ts';
import { getApiMe } from './api/get-api-me.ts';
import { createApiMessage, listApiMessages } from './api/messages.ts';
import { createApiPost, getApiPost, listApiPosts } from './api/posts.ts';
import { getApiProvider, listApiProviders } from './api/providers.ts';
import { downloadSdk } from './docs/download-sdk.ts';
import { listSdkFiles } from './docs/list-sdk-files.ts';
import { getApiStatus, lookAtStatus } from './docs/status.ts';
import { getDeveloper } from './get-developer.ts';
import { forgetOld, remindOfKeys } from './jobs.ts';
import { apiKeys } from './keys/api-keys.ts';
import { createApiKey } from './keys/create-api-key.ts';
import { editApiKey } from './keys/edit-api-key.ts';
import { getApiKeyUsage } from './keys/get-api-key-usage.ts';
import { listApiKeys } from './keys/list-api-keys.ts';
import { reportLeakedKey } from './keys/report-leaked-key.ts';
import { revokeApiKey } from './keys/revoke-api-key.ts';
import { rollApiKey } from './keys/roll-api-key.ts';
import { leaveDeveloper } from './leave-developer.ts';
import { live } from './live.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { reactions } from './reactions.ts';
import { clearSandboxes } from './sandbox/clear-sandbox.ts';
import { getSandbox } from './sandbox/get-sandbox.ts';
import { getSandboxMe } from './sandbox/get-sandbox-me.ts';
import { createSandboxMessage, listSandboxMessages } from './sandbox/messages.ts';
import { createSandboxPost, getSandboxPost, listSandboxPosts } from './sandbox/posts.ts';
import { getSandboxProvider, listSandboxProviders } from './sandbox/providers.ts';
import { resetSandbox } from './sandbox/reset-sandbox.ts';
import { formerSecret, webhookSecret } from './seal.ts';
import { seed } from './seed.ts';
import { signUpDeveloper } from './sign-up-developer.ts';
import { createWebhook } from './webhooks/create-webhook.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts';
import { editWebhook } from './webhooks/edit-webhook.ts';
import { getWebhookDelivery } from './webhooks/get-webhook-delivery.ts';
import { listWebhookDeliveries } from './webhooks/list-webhook-deliveries.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { replayWebhookDelivery } from './webhooks/replay-webhook-delivery.ts';
import { rollWebhookSecret } from './webhooks/roll-webhook-secret.ts';
import { setWebhookPaused } from './webhooks/set-webhook-paused.ts';
import { testWebhook } from './webhooks/test-webhook.ts';

export const developersArea = serverArea({
  contract: developersContract,
  handlers: {
    getDeveloper,
    signUpDeveloper,
    leaveDeveloper,
    listApiKeys,
    createApiKey,
    editApiKey,
    rollApiKey,
    revokeApiKey,
    getApiKeyUsage,
    reportLeakedKey,
    listWebhooks,
    createWebhook,
    editWebhook,
    setWebhookPaused,
    rollWebhookSecret,
    deleteWebhook,
    testWebhook,
    listWebhookDeliveries,
    getWebhookDelivery,
    replayWebhookDelivery,
    readApiDocument,
    listSdkFiles,
    downloadSdk,
    getApiStatus,
    getSandbox,
    resetSandbox,
    getApiDocs,
    listApiPosts,
    createApiPost,
    getApiPost,
    listApiProviders,
    getApiProvider,
    listApiMessages,
    createApiMessage,
    getApiMe,
  },
  sandbox: {
    getApiDocs,
    listApiPosts: listSandboxPosts,
    createApiPost: createSandboxPost,
    getApiPost: getSandboxPost,
    listApiProviders: listSandboxProviders,
    getApiProvider: getSandboxProvider,
    listApiMessages: listSandboxMessages,
    createApiMessage: createSandboxMessage,
    getApiMe: getSandboxMe,
  },
  policies,
  work: {
    reactions,
    jobs: [clearSandboxes, forgetOld, remindOfKeys, deliverWebhooks, lookAtStatus],
  },
  live,
  declares: {
    keys: apiKeys,
    notices,
    personalData,
    sealed: [webhookSecret, formerSecret],
  },
  rows: { seed },
  matrix,
});
