import { Check, Plus } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Passport } from '../contract.ts';
import { type Feature, featureGroups, featureHint, featureLabel } from '../pure/features.ts';
import { useAddItem, useRemoveItem } from './data.ts';

const most = 200;

/** The list that events answer, each to be added or taken out by the same button, and a line of one's own. */
export function AddNeed({ passport }: { readonly passport: Passport }) {
  const idOf = (feature: Feature) => passport.items.find((item) => item.feature === feature)?.id;
  return (
    <Section title="Add what you need" intro="Events answer the needs in this list, so they can say how well they fit.">
      <div className="passport-groups">
        {featureGroups.map(({ title, features }) => (
          <div key={title}>
            <h3>{title}</h3>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
            <ul className="plain-list" role="list">
              {features.map((feature) => (
                <FeatureSwitch key={feature} feature={feature} itemId={idOf(feature)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <OwnWords />
    </Section>
  );
}

function FeatureSwitch({ feature, itemId }: { readonly feature: Feature; readonly itemId: number | undefined }) {
  const { region } = useSession();
  const label = featureLabel(feature, region);
  const onFail = failed('Couldn’t save');
  const add = useAddItem({ onDone: () => announce(`Added: ${label}`), onFail });
  const remove = useRemoveItem({ onDone: () => announce(`Deleted: ${label}`), onFail });
  const hint = featureHint(feature);
  const hintId = `passport-hint-${feature}`;
  const isIn = itemId !== undefined;
  const press = () => {
    if (add.pending || remove.pending) return;
    if (isIn) remove.mutate({ id: itemId });
    else add.mutate({ feature });
  };
  return (
    <li>
      <Button icon={isIn ? Check : Plus} pressed={isIn} aria-describedby={hint ? hintId : undefined} onClick={press}>
        <span className="vh">{isIn ? 'Added: ' : 'Add '}</span>
        {label}
      </Button>
      {hint && (
        <p className="soft small" id={hintId}>
          {hint}
        </p>
      )}
    </li>
  );
}

function OwnWords() {
  const add = useAddItem();
  const form = useForm({
    initial: { text: '' },
    draftKey: 'passport:need',
    resetAfter: true,
    validate: ({ text }) => ({ text: text.trim() ? undefined : 'Write what you need.' }),
    submit: async ({ text }) => {
      await add.mutateAsync({ text: text.trim() });
      announce(`Added: ${text.trim()}`);
    },
  });
  return (
    <form className="passport-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="In your own words"
        hint="One thing per line: “I use a power chair, 68 cm wide”, “Give me a minute to answer”."
        maxLength={most}
        {...form.field('text')}
      />
      <div className="row">
        <Button type="submit" variant="primary" icon={Plus} pending={form.submitting}>
          Add to my passport
        </Button>
      </div>
    </form>
  );
}
