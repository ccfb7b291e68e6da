export const loadPollPart = async () => (await import('./poll-part.tsx')).PollPart;
export const loadPollFields = async () => (await import('./poll-fields.tsx')).PollFields;
