import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { MadeApiKey } from '../../contract.ts';
import { type KeyMode, limits, type Scope, scopes } from '../../pure/options.ts';
import { useCreateKey } from '../data.ts';
import { scopeWords } from '../words.ts';

interface Values {
  readonly name: string;
  readonly mode: KeyMode;
  readonly scopes: Scope[];
  readonly days: string;
  readonly origins: string;
}

/** Origins stand one below the other. */
export const originsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((one) => one.trim().replace(/\/$/, ''))
    .filter(Boolean);

const lives = [
  { value: '', label: 'Until I revoke it' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

const start: Values = { name: '', mode: 'test', scopes: ['posts:read'], days: '', origins: '' };

export function NewKey({ onMade }: { readonly onMade: (made: MadeApiKey) => void }) {
  const create = useCreateKey();
  const form = useForm<Values>({
    initial: start,
    resetAfter: true,
    validate: ({ name, scopes: chosen, origins }) => ({
      name: name.trim() ? undefined : 'Say which app it is for.',
      scopes: chosen.length > 0 ? undefined : 'Choose at least one.',
      origins: originsIn(origins).length > limits.origins ? `Name at most ${limits.origins} sites.` : undefined,
    }),
    submit: async ({ name, mode, scopes: chosen, days, origins }) => {
      const given = { name: name.trim(), mode, scopes: chosen, origins: originsIn(origins) };
      onMade(await create.mutateAsync({ ...given, days: days ? Number(days) : null }));
    },
  });
  return (
    <Section title="Create a key">
      <form className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Name"
          hint="Say which app it is for."
          autoComplete="off"
          maxLength={limits.keyName}
          {...form.field('name')}
        />
        <RadioGroup<KeyMode>
          legend="Kind"
          options={[
            { value: 'test', label: 'Test', hint: 'Sandbox only, ds_test_' },
            { value: 'live', label: 'Live', hint: 'The real community, ds_live_' },
          ]}
          {...form.field('mode')}
        />
        <CheckboxGroup<Scope>
          legend="What may it do?"
          options={scopes.map((scope) => ({
            value: scope,
            label: (
              <>
                {scopeWords[scope]} <code>{scope}</code>
              </>
            ),
          }))}
          {...form.group('scopes')}
        />
        <Select label="How long does it count?" options={lives} {...form.field('days')} />
        <TextArea
          label="Sites whose pages may use it"
          hint="Only for apps that run in a browser: https://example.org, one in each line."
          optional
          rows={2}
          {...form.field('origins')}
        />
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting} pendingText="Creating…">
            Create key
          </Button>
        </div>
      </form>
    </Section>
  );
}
