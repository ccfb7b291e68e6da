/// <reference types="vite/client" />
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../../pure/options.ts';
import { crumbs } from '../crumbs.ts';
import { useReportKey } from '../data.ts';
import '../developers.css';

const form = /^ds_(?:live|test)_[0-9A-Za-z]{39}$/;

export function Screen() {
  const report = useReportKey();
  const asked = useForm({
    initial: { key: '', where: '' },
    resetAfter: true,
    validate: ({ key }) => ({
      key: form.test(key.trim()) ? undefined : 'Paste the whole key: ds_live_ or ds_test_ and 39 letters and digits.',
    }),
    submit: async ({ key, where }) => {
      await report.mutateAsync({ key: key.trim(), where: where.trim() });
      document.getElementById('page-title')?.focus();
      toast({ title: 'Thank you', description: 'If the key counted, it is revoked now, and its owner is told.' });
    },
  });
  return (
    <>
      <PageTitle
        title="Report a leaked key"
        lead="You found an API key of Doorways where everyone can read it? Its owner will be glad."
        crumbs={crumbs}
      />
      <form className="stack api-narrow" noValidate onSubmit={asked.handleSubmit}>
        <FormNotices form={asked} />
        <TextField label="The key" autoComplete="off" spellCheck={false} maxLength={100} {...asked.field('key')} />
        <TextField
          label="Where did you find it?"
          hint="Its owner reads this. Leave out private information."
          optional
          maxLength={limits.leakedWhere}
          {...asked.field('where')}
        />
        <div className="row">
          <Button type="submit" variant="primary" pending={asked.submitting} pendingText="Reporting…">
            Report the key
          </Button>
        </div>
      </form>
    </>
  );
}
