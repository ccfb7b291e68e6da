import type { ReactNode } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Developer } from '../contract.ts';
import { limits, rulesVersion } from '../pure/options.ts';
import { apiRules } from '../pure/rules.ts';
import { useDeveloper, useSignUp } from './data.ts';

/** Whoever has not signed up does so first; everyone else sees what is inside. */
export function SignedUp({ children }: { readonly children: (developer: Developer) => ReactNode }) {
  const { data, error, loading, refreshing, retry } = useDeveloper();
  if (loading) return <Skeleton count={2} label="Loading your sign-up" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="Couldn’t load your sign-up" onRetry={retry} retrying={refreshing}>
        {error && textForPeople(error)}
      </ErrorState>
    );
  }
  return data.agreedAt === null ? <SignUp /> : children(data);
}

function SignUp() {
  const signUp = useSignUp();
  const form = useForm({
    initial: { builds: '', agrees: false },
    draftKey: 'developer:sign-up',
    validate: ({ builds, agrees }) => ({
      builds: builds.trim() ? undefined : 'Write what you build.',
      agrees: agrees ? undefined : 'Agree to the rules, or don’t use the API.',
    }),
    submit: async ({ builds }) => {
      await signUp.mutateAsync({ builds: builds.trim(), agreesTo: rulesVersion });
      document.getElementById('page-title')?.focus();
      toast({ title: 'You signed up for the API', description: 'Now you can make keys.' });
    },
  });
  return (
    <Section title="Sign up as a developer" intro="It is free and takes a minute. Keys work in your name.">
      <form className="stack api-narrow" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="What do you build?"
          hint="In one sentence."
          maxLength={limits.builds}
          {...form.field('builds')}
        />
        <h3>The rules</h3>
        <ul>
          {apiRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Checkbox label="I agree to these rules" {...form.check('agrees')} />
        <div className="row">
          <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Signing up…">
            Sign up for the API
          </Button>
        </div>
      </form>
    </Section>
  );
}
