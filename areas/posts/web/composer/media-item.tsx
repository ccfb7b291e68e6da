import type { ReactNode } from 'react';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { limits } from '../../pure/limits.ts';
import { etiquette } from '../media/etiquette.ts';
import { ClipTools } from './clip-tools.tsx';
import type { AltChoice, DraftMedia } from './draft.ts';

const choices: readonly { value: AltChoice; label: string }[] = [
  { value: 'describe', label: 'Describe it now' },
  { value: 'ask', label: 'Ask others to describe it' },
  { value: 'decorative', label: 'It’s only decoration' },
];

interface Props {
  readonly item: DraftMedia;
  /** "Picture 2". */
  readonly name: string;
  readonly onChange: (part: Partial<DraftMedia>) => void;
  readonly acts: ReactNode;
}

/** One picture or clip with its description: asked for each time, forced never. */
export function MediaItem({ item, name, onChange, acts }: Props) {
  const { media, alt, choice } = item;
  const isImage = media.kind === 'image';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a layout of its own
    <div className="composer-item" role="group" aria-label={name}>
      <div className="composer-preview">
        {isImage ? (
          <img src={media.smallUrl ?? media.url} width={media.width} height={media.height} alt={alt || name} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: its captions are being added here
          <video src={media.url} poster={media.posterUrl ?? undefined} controls preload="metadata" aria-label={name}>
            {media.captionsUrl && <track kind="captions" src={media.captionsUrl} srcLang="en-AU" default />}
          </video>
        )}
      </div>
      <div className="stack">
        <p>
          <strong>{name}</strong>
        </p>
        <RadioGroup
          look="list"
          legend={`For people who can’t see ${name.toLowerCase()}`}
          options={choices}
          value={choice}
          onChange={(value) => onChange({ choice: value })}
        />
        {choice === 'describe' && (
          <TextArea
            label={`Description of ${name.toLowerCase()}`}
            hint={etiquette}
            rows={2}
            limit={limits.alt}
            value={alt}
            onChange={(event) => onChange({ alt: event.target.value })}
          />
        )}
        {!isImage && <ClipTools media={media} name={name} onChange={(next) => onChange({ media: next })} />}
        <div className="row">{acts}</div>
      </div>
    </div>
  );
}
