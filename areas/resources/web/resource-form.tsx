import { EasyReadDrafter } from '#areas/writing/web/public.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Resource } from '../contract.ts';
import { categories, formats, limits, resourceTypes, states } from '../pure/options.ts';
import { words } from '../pure/words.ts';
import { FileField } from './file-field.tsx';
import type { ResourceValues } from './resource-fields.ts';
import { capital } from './words.ts';

const kinds = categories.map((value) => ({ value, label: capital(words.category(value)) }));
const types = resourceTypes.map((value) => ({ value, label: capital(value) }));
const ways = formats.map((value) => ({ value, label: words.format(value) }));
const places = states.map((value) => ({ value, label: words.state(value) }));

interface ResourceFormProps {
  readonly form: Form<ResourceValues>;
  /** The file that it has now. */
  readonly file?: Resource['file'];
  /** Missing for a new one. */
  readonly resourceId?: number;
  readonly submitLabel: string;
}

export function ResourceForm({ form, file, resourceId, submitLabel }: ResourceFormProps) {
  const { values } = form;
  return (
    <form className="resource-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="Title"
        hint="Say what people get: “Sick leave letter for casual workers”."
        {...form.field('title')}
      />
      <TextArea
        label="Description"
        hint="What is it, and who does it help? Please leave out anyone's private information."
        limit={limits.description}
        rows={6}
        {...form.field('description')}
      />
      <div className="row">
        <EasyReadDrafter
          field={`resource:${resourceId ?? 'new'}`}
          into="the description"
          source={() => values.description}
          value={values.description}
          onUse={(description) => form.setValues({ description })}
        />
      </div>
      <Select label="Category" options={kinds} placeholder="Choose one" {...form.field('category')} />
      <Select label="Type" options={types} placeholder="Choose one" {...form.field('resourceType')} />
      <RadioGroup
        legend="Is it a link or a file?"
        look="list"
        options={[
          { value: 'link', label: 'A link to another site' },
          { value: 'file', label: 'A file of mine, which I may share' },
        ]}
        {...form.field('way')}
      />
      {values.way === 'link' ? (
        <TextField
          type="url"
          label="Link"
          hint="The page itself, not the home page: https://example.org/guide"
          autoComplete="off"
          {...form.field('externalUrl')}
        />
      ) : (
        <FileField form={form} file={file} />
      )}
      <CheckboxGroup
        legend="Formats"
        hint="How can people take it in?"
        optional
        options={ways}
        {...form.group('formats')}
      />
      {values.formats.includes('other_languages') && (
        <TextField
          label="Which language?"
          hint="Vietnamese, Arabic, Yolŋu Matha"
          maxLength={limits.language}
          {...form.field('language')}
        />
      )}
      <CheckboxGroup legend="Where does it hold?" options={places} {...form.group('states')} />
      <TextField
        label="Tags"
        optional
        hint={`Up to ${limits.tags}, with commas between: renting, letter, rights`}
        {...form.field('tags')}
      />
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Sending…">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
