import { RotateCcw, X } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { MoveButtons, moved } from '#platform/web/preferences/move.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { dropUpload } from '../data-media.ts';
import { type DraftMedia, undescribed } from './draft.ts';
import { MediaItem } from './media-item.tsx';
import type { Composer } from './use-composer.ts';
import type { Upload, Uploads } from './use-uploads.ts';

const wordOf = ({ media }: DraftMedia) => (media.kind === 'image' ? 'Picture' : 'Clip');

/** Pictures and clips of the post being written: on their way, failed, and there. */
export function MediaList({ composer }: { readonly composer: Composer }) {
  const { form, uploads, asking, postAnyway } = composer;
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
  return (
    <div className="composer-media">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list composer-items" role="list" aria-label="Pictures and clips of your post">
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
      {asking && (
        <Notice
          tone="warn"
          title={`${counted(undescribed(media).length, 'picture or clip', 'pictures or clips')} without a description`}
          action={
            <>
              <Button onClick={() => document.querySelector<HTMLElement>('.composer-items textarea')?.focus()}>
                Describe it now
              </Button>
              <Button variant="quiet" onClick={postAnyway}>
                Post without a description
              </Button>
            </>
          }
        >
          People who can’t see it won’t know what it shows.
        </Notice>
      )}
    </div>
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
