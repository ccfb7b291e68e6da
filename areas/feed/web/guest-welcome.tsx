import { signInHref } from '#areas/account/web/public.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';

/** In place of the composer: guests may read. */
export const GuestWelcome = () => (
  <Card className="stack">
    <p>Welcome. You can read what members share with everyone. Sign in to post, like and join the conversation.</p>
    <ButtonLink href={signInHref('/')} variant="primary">
      Sign in to join
    </ButtonLink>
  </Card>
);
