import { ImagePlus } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../pure/limits.ts';
import { type Pictures, pictureTypes } from './use-pictures.ts';

interface Props {
  readonly pictures: Pictures;
  /** The space asks for a description. */
  readonly needed: boolean;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Where the list of errors leads to. */
  readonly idOf: (field: string) => string;
}

/** Each picture with a place for its words; where the space asks for them they are not optional. */
export function ComposerPictures({ pictures, needed, errors, idOf }: Props) {
  const { all, error } = pictures;
  return (
    <div className="stack">
      {all.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list space-chosen" role="list" aria-label="Pictures of this post">
          {all.map(({ key, name, preview, alt, id }, n) => (
            <li key={key}>
              <img src={preview} alt="" />
              <div className="stack">
                <TextField
                  id={idOf(`pictures.${n}.alt`)}
                  label={all.length === 1 ? 'What the picture shows' : `What picture ${n + 1} shows`}
                  optional={!needed}
                  hint={
                    needed
                      ? 'Everyone describes their pictures here.'
                      : 'People who can’t see it will read or hear this.'
                  }
                  error={alt.trim() === '' ? errors[`pictures.${n}.alt`] : undefined}
                  maxLength={limits.alt}
                  value={alt}
                  onChange={(event) => pictures.describe(key, event.currentTarget.value)}
                />
                <p className="soft small">{id === undefined ? `Sending ${name}…` : name}</p>
                <Button variant="quiet" onClick={() => pictures.remove(key)}>
                  Remove<span className="vh"> {name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {all.length < limits.pictures && (
        <FileButton
          quiet
          icon={ImagePlus}
          multiple
          accept={pictureTypes.join(',')}
          error={error ?? errors.pictures}
          onFiles={pictures.add}
        >
          Add pictures
        </FileButton>
      )}
    </div>
  );
}
