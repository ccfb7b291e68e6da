import type { FeedSettings } from '../../contract.ts';

type Hiding = Pick<FeedSettings, 'hiddenWarnings'>;

/** The words of the member's list that a content warning contains; undefined when none does. */
export const hiddenBy = (contentWarning: string, { hiddenWarnings }: Hiding): string | undefined => {
  const warning = contentWarning.toLowerCase();
  return warning ? hiddenWarnings.find((words) => warning.includes(words)) : undefined;
};

const most = 60;

/** What "Hide posts like this" puts on the list: the author's words, as long as the list takes them. */
export const asHiddenWarning = (contentWarning: string): string =>
  contentWarning.trim().toLowerCase().slice(0, most).trim();
