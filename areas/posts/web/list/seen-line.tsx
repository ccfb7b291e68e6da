import { EndState } from '#platform/web/ui/states.tsx';
import { momentWords } from './finish-line.ts';

/** The finish line between what is new and what was there at the last visit. It stays where it is. */
export const SeenLine = ({ seenUntil, anyNew }: { readonly seenUntil: string; readonly anyNew: boolean }) => (
  <div className="seen-line">
    {anyNew ? (
      <EndState title={`You’ve seen everything since ${momentWords(seenUntil)}.`}>
        <p>Older posts are below.</p>
      </EndState>
    ) : (
      <EndState title={`Nothing new since ${momentWords(seenUntil)}.`}>
        <p>You’ve seen everything. Older posts are below.</p>
      </EndState>
    )}
  </div>
);
