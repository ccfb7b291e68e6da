import { useSignInWithLink } from './data.ts';
import { goOn } from './entered.ts';
import { TokenPage } from './token-page.tsx';

export function Screen() {
  const signIn = useSignInWithLink();
  const enter = async (token: string) => {
    await goOn(await signIn.mutateAsync({ token }), '/');
  };
  return (
    <TokenPage
      title="Sign in with your link"
      lead="You followed the link in our email."
      button="Sign in now"
      pendingText="Signing in…"
      onUse={enter}
      out={{ label: 'Ask for a new link', href: '/sign-in' }}
    />
  );
}
