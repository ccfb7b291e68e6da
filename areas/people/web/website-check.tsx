import { Copy, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { User } from '../contract.ts';
import { useCheckWebsite } from './data.ts';
import { shortAddress } from './words.ts';

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link copied' });
  } catch {
    toast({
      title: 'Couldn’t copy the link',
      description: 'Select it and copy it by hand.',
      variant: 'destructive',
    });
  }
}

/** Proof that the website is theirs: only its owner can make it point back. It is of the address that is saved. */
export function WebsiteCheck({ user }: { readonly user: User }) {
  const [error, setError] = useState<string>();
  const check = useCheckWebsite({
    onDone: () => toast({ title: 'Your website links back to your profile' }),
    onFail: (reason) => setError(textForPeople(reason)),
  });
  const link = `<a rel="me" href="${location.origin}/profile/${user.id}">Doorways</a>`;
  const { websiteCheckedAt } = user;
  return (
    <Section
      title="Show that your website is yours"
      intro={
        websiteCheckedAt
          ? `${shortAddress(user.website)} links back to your profile. We checked on ${dayInWords(websiteCheckedAt)}, and look again each week.`
          : `Put the link below on ${shortAddress(user.website)}, then check it. Others then see that it links back to you.`
      }
    >
      <div className="stack">
        <TextField
          label="Link for your page"
          hint="Keep the word “me” in it: it says that the page is yours."
          readOnly
          value={link}
          after={
            <Button icon={Copy} onClick={() => void copy(link)}>
              Copy the link
            </Button>
          }
        />
        {error && (
          <div role="alert">
            <FieldError id="website-check-error">{error}</FieldError>
          </div>
        )}
        <div className="row">
          <Button
            icon={LinkIcon}
            pending={check.pending}
            pendingText="Reading your page…"
            onClick={() => {
              setError(undefined);
              check.mutate({ userId: user.id });
            }}
          >
            {websiteCheckedAt ? 'Check my website again' : 'Check my website'}
          </Button>
        </div>
      </div>
    </Section>
  );
}
