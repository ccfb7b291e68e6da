import { Plus } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Passport } from '../contract.ts';
import { type Feature, featureGroups, featureHint, featureLabel } from '../pure/features.ts';
import { useAddItem } from './data.ts';

const most = 200;

/** The list that events answer, without what is in the passport already, and a line of one's own. */
export function AddNeed({ passport }: { readonly passport: Passport }) {
  const has = new Set(passport.items.map(({ feature }) => feature));
  const groups = featureGroups
    .map(({ title, features }) => ({ title, features: features.filter((feature) => !has.has(feature)) }))
    .filter(({ features }) => features.length > 0);
  return (
    <Section title="Add what you need" intro="Events answer the needs of this list, so they can say how well they fit.">
      <div className="passport-groups">
        {groups.map(({ title, features }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="plain-list">
              {features.map((feature) => (
                <AddFeature key={feature} feature={feature} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <OwnWords />
    </Section>
  );
}

function AddFeature({ feature }: { readonly feature: Feature }) {
  const { region } = useSession();
  const label = featureLabel(feature, region);
  const add = useAddItem({
    onDone: () => announce(`Added: ${label}`),
    onFail: (error) => toast({ title: 'It was not added', description: textForPeople(error), variant: 'destructive' }),
  });
  const hint = featureHint(feature);
  const hintId = `passport-hint-${feature}`;
  return (
    <li>
      <Button
        icon={Plus}
        pending={add.pending}
        aria-describedby={hint ? hintId : undefined}
        onClick={() => add.mutate({ feature })}
      >
        <span className="vh">Add </span>
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
        hint="One thing a line: “I use a power chair, 68 cm wide”, “Give me a minute to answer”."
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
