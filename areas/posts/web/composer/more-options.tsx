import type { Form } from '#platform/web/forms/use-form.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Audience } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import type { PostDraft } from './draft.ts';

const audiences: readonly { value: Audience; label: string; hint: string }[] = [
  { value: 'everyone', label: 'Everyone', hint: 'Everyone, including guests' },
  { value: 'members', label: 'Members', hint: 'Anyone who is signed in' },
  { value: 'followers', label: 'Followers', hint: 'Members who follow you' },
];

/** Everything about a post that most posts do without. The editor of a post shows the same fields. */
export function MoreOptions({ form }: { readonly form: Form<PostDraft> }) {
  return (
    <div className="composer-more">
      <RadioGroup
        legend="Who can read this?"
        options={audiences}
        value={form.values.audience}
        onChange={(audience) => form.setValues({ audience })}
      />
      <TextField label="Title" optional maxLength={limits.title} autoComplete="off" {...form.field('title')} />
      <TextField
        label="Tags"
        optional
        hint="Separate with commas: public transport, melbourne"
        autoComplete="off"
        {...form.field('tags')}
      />
      <TextField
        label="Content warning"
        optional
        hint="What your post mentions, in a few words. Readers see the warning before they open your post."
        maxLength={limits.contentWarning}
        autoComplete="off"
        {...form.field('contentWarning')}
      />
      <TextArea
        label="Easy English version"
        optional
        hint="The same in short words and short sentences. Readers can switch to it."
        {...form.field('easyContent')}
      />
    </div>
  );
}
