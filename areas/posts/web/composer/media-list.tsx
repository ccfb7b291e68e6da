import { RotateCcw, X } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { MoveButtons, moved } from '#platform/web/preferences/move.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { dropUpload } from '../data-media.ts';
import { nameOfKind } from '../media/media-names.ts';
import { type DraftMedia, isSound, undescribed, withoutWords } from './draft.ts';
import { MediaItem } from './media-item.tsx';
import type { Composer } from './use-composer.ts';
import type { Upload, Uploads } from './use-uploads.ts';

const wordOf = ({ media }: DraftMedia) => {
  const word = nameOfKind(media.kind);
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const toFirstEmpty = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('.composer-items textarea')]
    .find(({ value }) => value.trim() === '')
    ?.focus();

/** Pictures, clips and audio notes of the post being written: on their way, failed, and there. */
export function MediaList({ composer }: { readonly composer: Composer }) {
  const { form, uploads, asking } = composer;
  const { media } = form.values;
  const set = (next: readonly DraftMedia[]) => form.setValues({ media: next });
  const remove = (index: number) => {
    const restore = rememberFocus();
    const gone = media[index];
    set(media.toSpliced(index, 1));
    // Whatever is left behind is swept away by the server within a day.
    if (gone) void dropUpload(gone.media.id).catch(() => undefined);
    announce('Removed');
    setTimeout(restore, 50);
  };
  const askOthers = () => {
    const restore = rememberFocus();
    composer.askOthers();
    setTimeout(restore, 50);
  };
  return (
    <div className="composer-media">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list composer-items" role="list" aria-label="Pictures, clips and audio of your post">
        {media.map((item, index) => {
          const name = `${wordOf(item)} ${index + 1}`;
          return (
            <li key={item.media.id}>
              <MediaItem
                item={item}
                name={name}
                onChange={(part) => set(media.with(index, { ...item, ...part }))}
                acts={
                  <>
                    {media.length > 1 && (
                      <MoveButtons
                        what={name}
                        place={index}
                        count={media.length}
                        always
                        onMove={(to) => {
                          set(moved(media, index, to));
                          announce(`${name} is now number ${to + 1}`);
                        }}
                      />
                    )}
                    <Button variant="quiet" icon={X} onClick={() => remove(index)}>
                      Remove<span className="vh"> {name}</span>
                    </Button>
                  </>
                }
              />
            </li>
          );
        })}
        {uploads.uploads.map((upload) => (
          <li key={`upload ${upload.key}`}>
            <UploadItem upload={upload} uploads={uploads} />
          </li>
        ))}
      </ul>
      {asking && <Missing composer={composer} onAsk={askOthers} />}
    </div>
  );
}

/** What lacks words, and the ways to go on. */
function Missing({ composer, onAsk }: { readonly composer: Composer; readonly onAsk: () => void }) {
  const { form, required, postAnyway } = composer;
  const missing = undescribed(form.values.media);
  const heard = missing.every(isSound);
  const rule = heard
    ? 'You chose to give words to everything you post.'
    : 'You chose to describe every picture you post. You can also mark it as decoration above.';
  const without = heard
    ? 'People who can’t hear it won’t know what it says.'
    : 'People who can’t see it won’t know what it shows.';
  return (
    <Notice
      tone="warn"
      title={withoutWords(missing)}
      action={
        <>
          <Button onClick={toFirstEmpty}>{heard ? 'Write it down now' : 'Describe it now'}</Button>
          {required ? (
            <Button variant="quiet" onClick={onAsk}>
              {heard ? 'Ask others to write it down' : 'Ask others to describe it'}
            </Button>
          ) : (
            <Button variant="quiet" onClick={postAnyway}>
              {heard ? 'Post without a transcript' : 'Post without a description'}
            </Button>
          )}
        </>
      }
    >
      {required ? rule : without}
    </Notice>
  );
}

/** The file itself stays here while it fails, so that nobody has to look for it again. */
function UploadItem({ upload, uploads }: { readonly upload: Upload; readonly uploads: Uploads }) {
  const { key, file, progress, failure } = upload;
  const restoreThen = (work: () => void) => () => {
    const restore = rememberFocus();
    work();
    setTimeout(restore, 50);
  };
  if (failure === undefined) {
    return <Progress label={`Uploading ${file.name}`} value={Math.round(progress * 100)} />;
  }
  return (
    <Notice
      tone="danger"
      title={`Couldn’t upload ${file.name}`}
      action={
        <>
          <Button icon={RotateCcw} onClick={restoreThen(() => uploads.retry(upload))}>
            Try again<span className="vh"> {file.name}</span>
          </Button>
          <Button variant="quiet" icon={X} onClick={restoreThen(() => uploads.remove(key))}>
            Remove<span className="vh"> {file.name}</span>
          </Button>
        </>
      }
    >
      {failure}
    </Notice>
  );
}
