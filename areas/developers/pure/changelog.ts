/** What changed for programs, newest first. A change that breaks a program gets a new version of the API. */
export const changelog = [
  {
    day: '2026-11-27',
    title: 'Version 1',
    changes: [
      'Posts, NDIS providers, your own messages, and who you are.',
      'Test keys with a sandbox that is cleared each night.',
      'Webhooks for posts, signed as Standard Webhooks says.',
      'SDKs for JavaScript and Python.',
    ],
  },
] as const;
