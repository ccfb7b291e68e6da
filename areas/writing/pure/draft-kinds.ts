export const draftKinds = ['blog', 'discussion', 'question', 'reply', 'resource'] as const;
