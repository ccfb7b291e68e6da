import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { uploadFile } from '#areas/posts/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { BlogExtra, CoverChoice } from '../../pure/blog-extra.ts';
import { limits } from '../../pure/limits.ts';

interface Props {
  readonly id: string;
  readonly extra: BlogExtra;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<BlogExtra>) => void;
}

const types = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

const choices: readonly { value: CoverChoice; label: string; hint?: string }[] = [
  { value: 'describe', label: 'I’ll describe it' },
  { value: 'ask', label: 'Ask others to describe it' },
  { value: 'decorative', label: 'It’s only decoration' },
];

/** The picture above the text, with words for those who do not see it. */
export function CoverField({ id, extra, error, onChange }: Props) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { coverId, coverAlt, coverChoice } = extra;
  const send = async ([file]: File[]) => {
    if (!file) return;
    setFailure(undefined);
    setProgress(0);
    try {
      const { id: newId } = await uploadFile(file, setProgress);
      onChange({ coverId: newId, coverAlt: '', coverChoice: 'describe' });
      announce('The cover is uploaded. Describe it below.');
      setTimeout(() => document.getElementById(id)?.focus());
    } catch (problem) {
      setFailure(`${textForPeople(problem)} Choose the picture again.`);
    } finally {
      setProgress(undefined);
    }
  };
  if (coverId === null) {
    return (
      <div className="stack">
        {progress !== undefined && <Progress label="Uploading the cover" value={Math.round(progress * 100)} />}
        <FileButton
          id={id}
          icon={ImagePlus}
          accept={types}
          error={failure ?? error}
          onFiles={(files) => void send(files)}
        >
          Add a cover picture
        </FileButton>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has groups of fields inside
    <div className="stack write-cover" role="group" aria-label="Cover picture">
      <img src={`/media/${coverId}/small`} alt={coverAlt || 'Your cover picture'} />
      {coverChoice === 'describe' && (
        <TextArea
          id={id}
          label="What does the cover show?"
          hint="A sentence or two, for people who can’t see it."
          rows={2}
          limit={limits.coverAlt}
          error={error}
          value={coverAlt}
          onChange={(event) => onChange({ coverAlt: event.currentTarget.value })}
        />
      )}
      <RadioGroup<CoverChoice>
        legend="Words for the cover"
        look="list"
        options={choices}
        value={coverChoice}
        onChange={(choice) => onChange({ coverChoice: choice })}
      />
      <div>
        <Button
          onClick={() => {
            onChange({ coverId: null, coverAlt: '', coverChoice: 'describe' });
            announce('The cover is removed');
            setTimeout(() => document.getElementById(id)?.focus());
          }}
        >
          Remove the cover
        </Button>
      </div>
    </div>
  );
}
