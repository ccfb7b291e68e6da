import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { limits } from '../pure/options.ts';

/** What everyone who asks a mentor writes besides the question itself. */
export interface AskValues {
  readonly message: string;
  readonly age: '' | 'adult' | 'young';
}

export const checkAsk = ({ message, age }: AskValues, isChecked: boolean) => ({
  message: message.length > limits.message ? `Use at most ${limits.message} characters.` : undefined,
  age: isChecked || age ? undefined : 'Say how old you are.',
});

/** As the calls take it: what is empty is left out. */
export const askBody = ({ message, age }: AskValues) => ({
  ...(message.trim() && { message: message.trim() }),
  ...(age && { isAdult: age === 'adult' }),
});

interface AgeChoiceProps {
  readonly id: string;
  readonly value: AskValues['age'];
  readonly error: string | undefined;
  readonly onChange: (age: AskValues['age']) => void;
  /** Moderators have checked the mentor, so nobody has to say their age. */
  readonly isChecked: boolean;
  /** Who does not see the answer: "Your mentor". */
  readonly who: string;
}

export const AgeChoice = ({ isChecked, who, ...field }: AgeChoiceProps) => (
  <RadioGroup
    legend="How old are you?"
    optional={isChecked}
    hint={`${isChecked ? '' : 'Moderators haven’t checked this mentor yet, so members under 18 can’t ask. '}${who} doesn’t see your answer. It’s deleted once the request has an answer.`}
    look="list"
    options={[
      { value: 'adult', label: '18 or older' },
      { value: 'young', label: 'Younger than 18' },
    ]}
    {...field}
  />
);
