/** What whoever signs up agrees to, in whole: there is nothing else to read. */
export const apiRules = [
  'Tell people what your app does with what it reads here, before it reads it.',
  'Don’t sell what you read, don’t show ads by it, and don’t train models on it.',
  'Don’t try to find out who someone is, or about their health or disability.',
  'When a post is deleted here, delete your copy within a day.',
  'Keep keys secret. If one gets out, revoke it at once.',
  'Make your app usable for people with disability.',
] as const;
