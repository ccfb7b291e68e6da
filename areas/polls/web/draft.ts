import { limits } from '../pure/limits.ts';
import { firstTwice } from '../pure/same-options.ts';

/** A poll as its form holds it. */
export interface PollDraft {
  readonly options: readonly string[];
  readonly several: boolean;
  readonly hidden: boolean;
  /** Days until it closes, as the choice has it. */
  readonly days: string;
}

export const emptyPoll: PollDraft = { options: ['', ''], several: false, hidden: false, days: '3' };

export const lengths: readonly { readonly value: string; readonly label: string }[] = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '1 week' },
  { value: '14', label: '2 weeks' },
  { value: '30', label: '30 days' },
];

/** Options that say something, in their order. */
export const writtenOptions = ({ options }: PollDraft): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '');

/** What is wrong with each option, and the first of it in a sentence; nothing: the poll can be shared. */
export function checkPoll(poll: PollDraft): { readonly first?: string; readonly at: readonly (string | undefined)[] } {
  const written = writtenOptions(poll).length;
  const twice = firstTwice(poll.options);
  const at = poll.options.map((option, index) => {
    if (option.trim().length > limits.option) return `Make it shorter: at most ${limits.option} characters.`;
    if (index === twice) return 'Another option says the same. Change one of them.';
    return option.trim() === '' && index < limits.leastOptions && written < limits.leastOptions
      ? 'Write this option.'
      : undefined;
  });
  const first =
    written < limits.leastOptions
      ? 'Give your poll at least two options.'
      : at.some((wrong) => wrong !== undefined)
        ? 'Change the options of your poll that are marked.'
        : undefined;
  return { at, ...(first !== undefined && { first }) };
}

const dayMs = 86_400_000;

export const closingOf = ({ days }: PollDraft, now = Date.now()): string =>
  new Date(now + Number(days) * dayMs).toISOString();
