import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { useSignInWithSecondStep } from './data.ts';
import { EnterPage } from './enter-page.tsx';
import { goIn } from './entered.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { returnPath, signInHref } from './return-path.ts';
import { SecondStepForm } from './second-step-form.tsx';

/** After the first step; the browser's cookie, which no script can read, says whose. */
export function Screen() {
  const [query] = useQueryParams();
  const returnTo = returnPath(query.get('return'));
  const signIn = useSignInWithSecondStep();
  const enter = async (code: string) => {
    await signIn.mutateAsync({ code });
    await goIn(returnTo);
  };
  return (
    <EnterPage
      title="Second step"
      lead="Two-step sign-in is on for this account. Open your authenticator app. You have ten minutes."
    >
      <SecondStepForm button="Sign in" pendingText="Signing in…" onCode={enter} />
      <PasskeySignIn returnTo={returnTo} />
      <p>
        You can <Link href={signInHref(returnTo)}>start again from the sign-in page</Link>. If you have neither your app
        nor a recovery code, <Link href="/contact-support">Contact Support</Link>.
      </p>
    </EnterPage>
  );
}
