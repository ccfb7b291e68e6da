import { Button } from '#platform/web/ui/button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import type { PendingPicturesState } from './use-pending-pictures.ts';

/** Each with a place for its description: asked for, never forced. */
export function PendingPictures({
  pictures,
  onEmpty,
}: {
  readonly pictures: PendingPicturesState;
  readonly onEmpty: () => void;
}) {
  const { all, asked } = pictures;
  if (all.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list say-pictures" role="list" aria-label="Pictures to send">
      {all.map(({ key, name, preview, alt, part, id }, index) => (
        <li key={key} className="say-picture">
          <img src={preview} alt="" />
          <div className="stack">
            <TextField
              label={all.length === 1 ? 'What the picture shows' : `What picture ${index + 1} shows`}
              optional
              hint="People who can’t see it will read or hear this."
              error={
                asked && alt.trim() === ''
                  ? 'Describe it in a few words, or send the picture without a description.'
                  : undefined
              }
              maxLength={limits.alt}
              value={alt}
              onChange={(event) => pictures.describe(key, event.currentTarget.value)}
            />
            {id === undefined && <Progress label={`Sending ${name}`} value={Math.round(part * 100)} max={100} />}
            <Button
              variant="quiet"
              onClick={() => {
                pictures.remove(key);
                onEmpty();
              }}
            >
              Remove<span className="vh"> {name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
