import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { Resource } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { sendFile } from './data.ts';
import type { ResourceValues } from './resource-fields.ts';
import { fileText } from './words.ts';

const accept = '.pdf,.docx,.odt,.txt,.mp3,.m4a,.ogg,.wav,.jpg,.jpeg,.png,.webp';
const megabytes = limits.fileBytes / 1024 / 1024;

interface FileFieldProps {
  readonly form: Form<ResourceValues>;
  readonly file?: Resource['file'] | undefined;
}

/** The file is sent as soon as it is chosen; the form keeps its number, also in the draft. */
export function FileField({ form, file }: FileFieldProps) {
  const [part, setPart] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const { id, error } = form.field('fileId');
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    if (chosen.size > limits.fileBytes) return setRefusal(`This file is larger than ${megabytes} MB.`);
    setRefusal(undefined);
    setPart(0);
    try {
      const stored = await sendFile(chosen, setPart);
      form.setValues({ fileId: stored.id, fileName: `${stored.name} (${fileText(stored)})` });
      announce('File added');
    } catch (reason) {
      setRefusal(textForPeople(reason));
    } finally {
      setPart(undefined);
    }
  };
  const present = form.values.fileName || (file ? `${file.name} (${fileText(file)})` : '');
  return (
    <div className="stack">
      <FileButton
        id={id}
        accept={accept}
        hint={`PDF, Word (DOCX), OpenDocument (ODT), plain text, sound or a picture, up to ${megabytes} MB. We re-encode pictures and sound, and remove author names from office files. A PDF isn’t changed, so it may name its author.`}
        error={refusal ?? error}
        onFiles={(files) => void choose(files)}
      >
        {present ? 'Choose another file' : 'Choose a file'}
      </FileButton>
      {part !== undefined && <Progress label="Sending the file" value={Math.round(part * 100)} />}
      {present && part === undefined && <p>Chosen: {present}</p>}
    </div>
  );
}
