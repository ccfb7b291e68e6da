import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { homeCrumb } from './crumbs.ts';
import { useDeclareAge } from './data.ts';

/** Asked once, before anything else. */
export function AgeStep() {
  useTitle('Your age');
  const declare = useDeclareAge();
  const form = useForm({
    initial: { birthDate: '' },
    validate: ({ birthDate }) => ({ birthDate: dateError(birthDate, { what: 'your date of birth' }) }),
    submit: async ({ birthDate }) => {
      const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
      await declare.mutateAsync({ birthDate: { day, month, year } });
    },
  });
  return (
    <>
      <PageTitle
        title="Your age"
        lead="Connections is for people aged 18 and over. Tell us your date of birth to start."
        crumbs={homeCrumb}
      />
      <form className="stack connections-age" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <DateField
          label="Date of birth"
          hint="Such as 27 3 1987 or 27 March 1987. You can give it once."
          birthday
          {...form.field('birthDate')}
        />
        <p className="soft">
          We keep the month and the year, so your card can show your age. We don’t keep the day. Our record says that
          you told us your age, and when.
        </p>
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          Continue
        </Button>
      </form>
    </>
  );
}
