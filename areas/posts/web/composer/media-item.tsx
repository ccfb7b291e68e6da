import { type ReactNode, useState } from 'react';
import { joined } from '#platform/web/speech/use-device-words.ts';
import { WriteDownButton } from '#platform/web/speech/write-down-button.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Media } from '../../contract.ts';
import { etiquetteOf } from '../media/etiquette.ts';
import { ClipTools } from './clip-tools.tsx';
import type { AltChoice, DraftMedia } from './draft.ts';

type Choices = readonly { readonly value: AltChoice; readonly label: string }[];

const seen: Choices = [
  { value: 'describe', label: 'Describe it now' },
  { value: 'ask', label: 'Ask others to describe it' },
  { value: 'decorative', label: 'It’s only decoration' },
];
const heard: Choices = [
  { value: 'describe', label: 'Write it down now' },
  { value: 'ask', label: 'Ask others to write it down' },
];

interface Props {
  readonly item: DraftMedia;
  /** "Picture 2". */
  readonly name: string;
  readonly onChange: (part: Partial<DraftMedia>) => void;
  readonly acts: ReactNode;
}

/** One picture, clip or audio note with its words: asked for each time, forced never. */
export function MediaItem({ item, name, onChange, acts }: Props) {
  const { media, alt, choice } = item;
  const isSound = media.kind === 'audio';
  const small = name.toLowerCase();
  const { hint, limit } = etiquetteOf(media.kind);
  const [unheard, setUnheard] = useState<string>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a layout of its own
    <div className="composer-item" role="group" aria-label={name}>
      <div className="composer-preview">
        <Preview media={media} alt={alt} name={name} />
      </div>
      <div className="stack">
        <p>
          <strong>{name}</strong>
        </p>
        <RadioGroup
          look="list"
          legend={`For people who can’t ${isSound ? 'hear' : 'see'} ${small}`}
          options={isSound ? heard : seen}
          value={choice}
          onChange={(value) => onChange({ choice: value })}
        />
        {choice === 'describe' && (
          <TextArea
            label={`${isSound ? 'Transcript' : 'Description'} of ${small}`}
            hint={hint}
            rows={2}
            limit={limit}
            value={alt}
            error={unheard}
            onChange={(event) => onChange({ alt: event.target.value })}
          />
        )}
        {choice === 'describe' && isSound && (
          <WriteDownButton
            url={media.url}
            onWords={(words) => onChange({ alt: joined(alt, words) })}
            onProblem={setUnheard}
          />
        )}
        {media.kind === 'video' && (
          <ClipTools media={media} name={name} onChange={(next) => onChange({ media: next })} />
        )}
        <div className="row">{acts}</div>
      </div>
    </div>
  );
}

function Preview({ media, alt, name }: { readonly media: Media; readonly alt: string; readonly name: string }) {
  if (media.kind === 'image') {
    return <img src={media.smallUrl ?? media.url} width={media.width} height={media.height} alt={alt || name} />;
  }
  if (media.kind === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: its words are being written here
    return <audio src={media.url} controls preload="metadata" aria-label={name} />;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions are being added here
    <video src={media.url} poster={media.posterUrl ?? undefined} controls preload="metadata" aria-label={name}>
      {media.captionsUrl && <track kind="captions" src={media.captionsUrl} srcLang="en-AU" default />}
    </video>
  );
}
