import { Bookmark, Download, ExternalLink, ThumbsUp } from 'lucide-react';
import { signInHref } from '#areas/account/web/public.ts';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { currentSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import type { Resource } from '../contract.ts';
import { countOpen, useHelpful, useNotHelpful, useSave, useUnsave } from './data.ts';
import { fileText } from './words.ts';

/** Guests are asked to sign in, and come back to where they were. */
const asMember = (run: () => void) => () => {
  if (currentSession().member) return run();
  navigate(signInHref(location.pathname + location.search));
};

/** RESOURCES-15, and what the way in is called: "Download" with kind and size, or "Visit". */
export function OpenButton({ resource, primary }: { readonly resource: Resource; readonly primary?: boolean }) {
  const { id, title, file, fileUrl, externalUrl } = resource;
  const variant = primary ? 'primary' : 'secondary';
  const count = () => countOpen(id);
  if (fileUrl && file)
    return (
      <ButtonLink variant={variant} icon={Download} href={fileUrl} download onClick={count}>
        Download <span className="resource-size">{fileText(file)}</span>
        <span className="vh"> {title}</span>
      </ButtonLink>
    );
  return (
    <ButtonLink
      variant={variant}
      icon={ExternalLink}
      href={externalUrl ?? ''}
      target="_blank"
      rel="noopener noreferrer"
      onClick={count}
    >
      Visit<span className="vh"> {title} (opens another site in a new tab)</span>
    </ButtonLink>
  );
}

/** RESOURCES-14, RESOURCES-15; and keeping it for later. */
export function ResourceActions({ resource, primary }: { readonly resource: Resource; readonly primary?: boolean }) {
  const { id, title, helpfulByMe, savedByMe } = resource;
  const vote = failed('Couldn’t save your vote');
  const mark = failed('Couldn’t save the bookmark');
  const helpful = useHelpful({ onDone: () => announce('Marked as helpful'), onFail: vote });
  const notHelpful = useNotHelpful({ onDone: () => announce('Vote removed'), onFail: vote });
  const save = useSave({ onDone: () => announce('Saved for later'), onFail: mark });
  const unsave = useUnsave({ onDone: () => announce('Taken off your saved resources'), onFail: mark });
  const toggleHelpful = asMember(() => (helpfulByMe ? notHelpful : helpful).mutate({ id }));
  const toggleSave = asMember(() => (savedByMe ? unsave : save).mutate({ id }));
  return (
    <div className="row">
      <OpenButton resource={resource} primary={primary === true} />
      {mayHere('markResourceHelpful') && (
        <Button icon={ThumbsUp} pressed={helpfulByMe} onClick={toggleHelpful}>
          Helpful<span className="vh"> {title}</span>
        </Button>
      )}
      {mayHere('saveResource') && (
        <Button
          icon={Bookmark}
          variant="quiet"
          description={savedByMe ? 'Saved' : 'Save for later'}
          pressed={savedByMe}
          onClick={toggleSave}
        >
          {savedByMe ? 'Saved' : 'Save'}
          <span className="vh"> {title}</span>
        </Button>
      )}
    </div>
  );
}
