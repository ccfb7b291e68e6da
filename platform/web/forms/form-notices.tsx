import type { MouseEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Form } from './form.ts';

/** The notice goes with the press, so the focus goes on to what the press was about: in a dialog it may be outside the form. */
const andFocus =
  (selector: string, work: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    work();
    const next = [...(currentTarget.closest('form')?.elements ?? [])].find((one) => one.matches(selector));
    if (next instanceof HTMLElement) next.focus();
  };
const firstField = 'input:not([type="hidden"]), select, textarea';

/** First thing inside a form: what is wrong, what was kept from last time, and what somebody else changed. */
export function FormNotices<V extends object>({ form }: { readonly form: Form<V> }) {
  const { conflict, restored, summary } = form;
  return (
    <>
      <ErrorSummary errors={summary.errors} attempt={summary.attempt} />
      {conflict && (
        <div role="alert">
          <Notice
            tone="warn"
            title="Someone else changed this"
            action={
              <>
                <Button variant="primary" onClick={andFocus('[type="submit"]', form.keepMine)}>
                  Save mine
                </Button>
                <Button onClick={andFocus(firstField, form.takeTheirs)}>Use the other version</Button>
              </>
            }
          >
            {conflict.text} What you have written is still here.
          </Notice>
        </div>
      )}
      {restored && !form.submitting && (
        <Notice
          title="We kept what you wrote"
          action={<Button onClick={andFocus(firstField, form.reset)}>Start again</Button>}
        >
          It wasn’t sent last time. No one else can see it.
        </Notice>
      )}
    </>
  );
}
