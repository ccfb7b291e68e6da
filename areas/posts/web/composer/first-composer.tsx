import { useState } from 'react';
import { draftName, readDraft } from '#platform/web/forms/drafts.ts';
import { pageHas, part, usePart } from '#platform/web/later.tsx';
import type { SessionMember } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextBox } from '#platform/web/ui/text-box.tsx';
import { firstName } from '../words.ts';
import { textId } from './take-over.ts';

const hasDictation = pageHas('data-dictation');
const composer = part(
  async () => (await import('./composer.tsx')).Composer,
  () => location.pathname === '/' && (hasDictation() || readDraft(draftName('post')) !== undefined),
);

/**
 * The field for a new post, with the first paint. Its tools come right after; they take over what was typed meanwhile,
 * and the focus. Until then their room is kept, so that nothing moves.
 */
export function FirstComposer({ member }: { readonly member: SessionMember }) {
  const { loaded: Composer, failed, retry } = usePart(composer);
  // Somebody who is in the middle of a word of another script is not interrupted.
  const [composing, setComposing] = useState(false);
  if (Composer && !composing) return <Composer member={member} />;
  return (
    <form className="sheet composer" aria-label="New post">
      <label className="vh" htmlFor={textId}>
        Write a post
      </label>
      <TextBox
        what="your post"
        id={textId}
        rows={2}
        className="input composer-text"
        placeholder={`What's happening, ${firstName(member.displayName)}?`}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {failed ? (
        <div className="row" role="alert">
          <p>Couldn’t load the rest of this form. What you’ve typed is still here.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      ) : (
        <Room />
      )}
    </form>
  );
}

/** As large as the tools below the field, and nothing to see or to press. */
const Room = () => (
  <div className="composer-acts composer-room">
    {['Photo/video', 'Live video', 'Record a clip', 'Record audio', 'Poll', 'Feeling/activity', 'More options'].map(
      (words) => (
        <span key={words} className="btn btn-quiet">
          <span className="i" />
          {words}
        </span>
      ),
    )}
    <div className="composer-post">
      <span className="btn btn-primary">Post</span>
    </div>
  </div>
);
