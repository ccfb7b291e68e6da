/// <reference types="vite/client" />
import { signInHref } from '#areas/account/web/public.ts';
import { ApiError, statusOf } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { authorOf, CommentMissing } from './data.ts';
import { readReportAddress } from './report-address.ts';
import './help.css';

const notThere = {
  title: 'Nothing to report',
  status: 404,
  errors: [
    { field: 'address', rule: 'there', message: 'There’s nothing at this address, or you don’t have access to it.' },
  ],
};
const own = {
  title: 'This is yours',
  status: 422,
  errors: [{ field: 'address', rule: 'own', message: 'This is yours. You can delete it instead.' }],
};
const refuse = (problem: typeof own) => new ApiError(problem.status, JSON.stringify(problem));

async function find(address: string, me: number) {
  const found = readReportAddress(address, location.origin);
  if (!found) throw refuse(notThere);
  try {
    const { id, displayName } = await authorOf(found);
    if (id === me) throw refuse(own);
    const { contentType, contentId } = found;
    const subject = contentType === 'member' ? displayName : `${displayName}’s ${contentType}`;
    return { contentType, contentId, reportedUserId: id, reportedName: displayName, subject };
  } catch (error) {
    throw error instanceof CommentMissing || statusOf(error) === 404 ? refuse(notThere) : error;
  }
}

/** Any post, comment or member can be reported by its address (SHELL-62). */
function AddressForm({ me }: { readonly me: number }) {
  const form = useForm({
    initial: { address: '' },
    validate: ({ address }) => ({
      address: readReportAddress(address, location.origin)
        ? undefined
        : 'Paste the address of a post, a comment or a profile, such as /post/12.',
    }),
    submit: async ({ address }) => {
      openReport(await find(address, me));
    },
  });
  return (
    <form className="help-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="Address of what you want to report"
        hint="It looks like /post/12, /post/12#comment-34 or /profile/3. A whole address from the browser works too."
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.field('address')}
      />
      <div data-safety="">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Looking for it…">
          Next step
        </Button>
      </div>
    </form>
  );
}

export function Screen() {
  const { member } = useSession();
  return (
    <div className="text-page">
      <PageTitle
        title="Report Content"
        lead="Report a post, a comment or a member. The person you report never learns who it was."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      {member ? (
        <AddressForm me={member.id} />
      ) : (
        <div className="stack">
          <p>Reporting needs an account, so that moderators can ask you back.</p>
          <div className="row">
            <ButtonLink href={signInHref('/report-content')} variant="primary">
              Sign in to report
            </ButtonLink>
            <ButtonLink href="/contact-support">Write to us without an account</ButtonLink>
          </div>
        </div>
      )}
      <section className="prose stack" aria-labelledby="report-how">
        <h2 id="report-how">How to find the address</h2>
        <p>
          Open the post or profile on its own page, then copy the address from your browser’s address bar. For a
          comment, copy the link on its time.
        </p>
        <p>
          Every post and comment also has its own Report button. What is allowed here is in the{' '}
          <Link href="/community-guidelines">Community Guidelines</Link>.
        </p>
        <p>
          <strong>Is someone in danger right now?</strong> A report takes time.{' '}
          <Link href="/crisis-support">Get help now</Link>.
        </p>
      </section>
    </div>
  );
}
