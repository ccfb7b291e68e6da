import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { MuteDuration } from '../contract.ts';
import { refreshAfterMute, useMute } from './data-mutes.ts';
import { sayMuted } from './mute-toasts.ts';
import { durations } from './mute-words.ts';

/** The contract's figure, without the contract's code. */
const mostCharacters = 60;

interface Values {
  readonly kind: 'word' | 'tag';
  readonly text: string;
  readonly duration: MuteDuration;
}

const check = ({ text, kind }: Values) => {
  const what = kind === 'word' ? 'word or phrase' : 'tag';
  if (!/[\p{L}\p{N}]/u.test(text)) return { text: `Write the ${what} you want to mute.` };
  return { text: text.length > mostCharacters ? `Make it shorter: at most ${mostCharacters} characters.` : undefined };
};

export function MuteForm() {
  // What goes wrong is told by the form itself.
  const mute = useMute({ onDone: sayMuted, onFail: () => undefined });
  const form = useForm<Values>({
    initial: { kind: 'word', text: '', duration: 'always' },
    resetAfter: true,
    validate: check,
    submit: async ({ kind, text, duration }) => {
      await mute.mutateAsync({ kind, text, duration });
      await refreshAfterMute();
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <RadioGroup
        legend="What is it?"
        look="list"
        options={[
          { value: 'word', label: 'A word or phrase' },
          { value: 'tag', label: 'A tag' },
        ]}
        value={form.values.kind}
        onChange={(kind) => form.setValues({ kind })}
      />
      <TextField
        label={form.values.kind === 'word' ? 'Word or phrase' : 'Tag'}
        hint={
          form.values.kind === 'word'
            ? 'Whole words count, in capitals or not, with accents or without.'
            : 'Such as public-transport, with or without the #.'
        }
        autoComplete="off"
        {...form.field('text')}
      />
      <Select label="For how long" options={durations} {...form.field('duration')} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Muting…">
          {form.values.kind === 'word' ? 'Mute this word' : 'Mute this tag'}
        </Button>
      </div>
    </form>
  );
}
