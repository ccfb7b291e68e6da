import { Bookmark, BookmarkCheck } from 'lucide-react';
import { signInHref } from '#areas/account/web/public.ts';
import { usePath, useShownSearch } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import type { ProviderCard } from '../contract.ts';
import { useSaveToggle } from './use-save-toggle.ts';

type Savable = Pick<ProviderCard, 'id' | 'businessName' | 'saved'>;

/** Guests are led to sign in, and back here. */
export function SaveButton({ provider }: { readonly provider: Savable }) {
  const { member } = useSession();
  return member ? <Toggle provider={provider} /> : <SignInToSave provider={provider} />;
}

function Toggle({ provider }: { readonly provider: Savable }) {
  const { pending, toggle } = useSaveToggle(provider);
  const { saved, businessName } = provider;
  return (
    <Button
      icon={saved ? BookmarkCheck : Bookmark}
      description={saved ? 'Saved' : 'Save for later'}
      pressed={saved}
      aria-disabled={pending || undefined}
      onClick={toggle}
    >
      {saved ? 'Saved' : 'Save'}
      <span className="vh"> {businessName}</span>
    </Button>
  );
}

function SignInToSave({ provider: { businessName } }: { readonly provider: Savable }) {
  const path = usePath();
  const search = useShownSearch();
  return (
    <ButtonLink href={signInHref(search ? `${path}?${search}` : path)} icon={Bookmark} description="the way to sign in">
      Sign in to save<span className="vh"> {businessName}</span>
    </ButtonLink>
  );
}
