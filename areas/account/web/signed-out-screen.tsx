import { LogIn } from 'lucide-react';
import { useShownSearch } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { signInHref } from './return-path.ts';

/** What a guest finds at an address that needs an account. */
export function Screen({ params }: { params: { path: string } }) {
  const search = useShownSearch();
  return (
    <>
      <PageTitle
        title="Sign in to see this page"
        lead="This part of Doorways is for members. After you sign in, you come straight back here."
      />
      <div className="stack">
        <div data-part="decoration">
          <ClosedDoor />
        </div>
        <ButtonLink
          href={signInHref(search ? `${params.path}?${search}` : params.path)}
          variant="primary"
          size="l"
          icon={LogIn}
        >
          Sign in and come back
        </ButtonLink>
        <p>
          New here? <Link href="/sign-up">Create an account</Link>.
        </p>
        <p>
          You don’t need an account to <Link href="/">read public posts</Link> or to{' '}
          <Link href="/crisis-support">find help in a crisis</Link>.
        </p>
      </div>
    </>
  );
}
