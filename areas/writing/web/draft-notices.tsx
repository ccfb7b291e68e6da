import { CloudCheck, CloudOff } from 'lucide-react';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { DraftContent } from '../contract.ts';
import { excerptOf, plainText } from '../pure/walk.ts';
import { DocumentView } from './document-view.tsx';
import type { UsedDraft } from './use-draft.ts';

const begins = ({ title, document }: DraftContent) =>
  title || excerptOf(plainText(document), 80) || 'A text without words';

/** One quiet line: where the text is kept. It is not spoken at each save; only trouble is. */
export function DraftStatus({ draft }: { readonly draft: UsedDraft }) {
  const { saving, savedAt, problem } = draft;
  if (saving === 'device') {
    return (
      <p className="writing-status" role="status">
        <Icon icon={CloudOff} />
        <span>Kept on this device, not on the server yet. {problem}</span>
      </p>
    );
  }
  if (!savedAt) return <p className="writing-status">Your draft saves itself while you write.</p>;
  return (
    <p className="writing-status">
      <Icon icon={CloudCheck} />
      <span>
        Draft saved: <Time value={savedAt} />
      </span>
    </p>
  );
}

/** What has to be decided about a draft: an older text to continue, two versions of one, or one that is gone. */
export function DraftNotices({ draft }: { readonly draft: UsedDraft }) {
  const { offer, conflict, gone } = draft;
  if (conflict) {
    return (
      <div role="alert">
        <Notice
          tone="warn"
          title="This draft was changed in another place"
          action={
            <>
              <Button variant="primary" onClick={() => void draft.keepMine()}>
                Keep the text on this page
              </Button>
              <Button onClick={draft.takeTheirs}>Use the other text</Button>
            </>
          }
        >
          <p>
            The other text was saved <Time midSentence value={conflict.updatedAt} />. The text on this page is below.
            Nothing is lost until you choose.
          </p>
          <Disclosure summary="The other text">
            {conflict.content.title && <p className="doc-from">{conflict.content.title}</p>}
            <DocumentView document={conflict.content.document} headingOffset={1} idPrefix="other" />
          </Disclosure>
        </Notice>
      </div>
    );
  }
  if (gone) {
    return (
      <div role="alert">
        <Notice
          tone="warn"
          title="This draft is no longer on the server"
          action={
            <Button variant="primary" onClick={() => void draft.saveAsNew()}>
              Save this text as a new draft
            </Button>
          }
        >
          It was published or deleted in another place. The text on this page is still here.
        </Notice>
      </div>
    );
  }
  if (!offer) return null;
  return (
    <Notice
      title="You’ve started writing something"
      action={
        <>
          <Button variant="primary" onClick={draft.takeOffer}>
            Continue
          </Button>
          <Button onClick={draft.leaveOffer}>
            {offer.from === 'device' ? 'Throw it away' : 'Write something new'}
          </Button>
        </>
      }
    >
      “{begins(offer.copy.content)}”, last changed <Time midSentence value={offer.copy.at} />.{' '}
      {offer.from === 'device' ? 'It was kept on this device and is not on the server.' : 'It stays among your drafts.'}
    </Notice>
  );
}
