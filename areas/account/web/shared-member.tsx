import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';

/** Ground rule 4: without a session everybody at this computer is the demo's member, so nobody manages that account. */
export const SharedMember = ({ page }: { readonly page: string }) => (
  <Notice
    title="The shared demo member has no session or password"
    action={
      <>
        <ButtonLink href={`/sign-in?return=${page}`}>Sign in as a member</ButtonLink>
        <ButtonLink href="/sign-up">Create an account</ButtonLink>
      </>
    }
  >
    Everyone at this computer is this member until they sign in. Sign in as a sample member, or join as yourself, to see
    how this page works.
  </Notice>
);
