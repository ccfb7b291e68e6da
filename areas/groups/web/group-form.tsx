import {
  checkSpace,
  SpaceNameFields,
  SpaceRuleFields,
  type SpaceValues,
  spaceContentOf,
} from '#areas/spaces/web/public.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { type Category, categories, categoryWords } from '../pure/categories.ts';
import { groupLabels } from './labels.ts';

export interface GroupValues extends SpaceValues {
  readonly category: Category | '';
}

export const checkGroup = (values: GroupValues) => ({
  ...checkSpace(values),
  ...(!values.category && { category: 'Choose a category.' }),
});

export const contentOf = (values: GroupValues) => ({
  ...spaceContentOf(values),
  category: values.category as Category,
});

const options = categories.map((value) => ({ value, label: categoryWords[value] }));

interface Props {
  readonly form: Form<GroupValues>;
  readonly submitLabel: string;
  readonly cancelHref: string;
  readonly wasPrivate?: boolean;
}

export function GroupForm({ form, submitLabel, cancelHref, wasPrivate = false }: Props) {
  return (
    <form className="group-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <SpaceNameFields form={form} labels={groupLabels} />
      <Select label="Category" options={options} placeholder="Choose one" {...form.field('category')} />
      <SpaceRuleFields form={form} labels={groupLabels} wasPrivate={wasPrivate} />
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          {submitLabel}
        </Button>
        <ButtonLink href={cancelHref}>Cancel</ButtonLink>
      </div>
    </form>
  );
}
