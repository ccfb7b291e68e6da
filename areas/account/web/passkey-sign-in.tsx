import { KeyRound } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { goIn } from './entered.ts';
import { PasskeyProblem } from './passkey-problem.tsx';
import { passkeysSupported, usePasskeySignIn } from './use-passkey.ts';

interface Props {
  readonly returnTo: string;
  /** Does a field of this page offer passkeys too? */
  readonly suggesting?: boolean;
}

/** Not there in browsers that know no passkeys. */
export const PasskeySignIn = (props: Props) => (passkeysSupported() ? <ByPasskey {...props} /> : null);

function ByPasskey({ returnTo, suggesting = false }: Props) {
  const passkey = usePasskeySignIn(suggesting, () => goIn(returnTo));
  return (
    <Section title="With a passkey" intro="Your finger, your face or a PIN, if you have set one up. Nothing to type.">
      <div className="stack">
        <div>
          <Button
            icon={KeyRound}
            onClick={() => void passkey.signIn()}
            pending={passkey.pending}
            pendingText="Waiting for your device…"
          >
            Sign in with a passkey
          </Button>
        </div>
        <PasskeyProblem>{passkey.problem}</PasskeyProblem>
      </div>
    </Section>
  );
}
