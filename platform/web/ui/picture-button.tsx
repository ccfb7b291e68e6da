import { type ReactNode, useState } from 'react';
import { textForPeople } from '../client/error.ts';
import { FileButton } from './file-button.tsx';
import { Progress } from './progress.tsx';

interface Accepted {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** Why a file is not sent, in plain words. */
export function pictureRefusal(file: File, { types, maxBytes }: Accepted): string | undefined {
  if (!types.includes(file.type)) return 'Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
  return file.size > maxBytes ? `Choose a smaller picture: at most ${maxBytes / 1024 ** 2} MB.` : undefined;
}

/** Goes between the write that sends a picture and its button: `useAddPhoto({ onFail: picture.fail, onProgress: picture.setPart })`. */
export function usePictureFile(accepted: Accepted) {
  const [error, setError] = useState<string>();
  const [part, setPart] = useState(0);
  return {
    accepted,
    error,
    part,
    setPart,
    fail: (reason: Error) => setError(textForPeople(reason)),
    /** True for a file that can be sent. */
    take: (file: File) => {
      const refusal = pictureRefusal(file, accepted);
      setError(refusal);
      setPart(0);
      return !refusal;
    },
  };
}

interface PictureButtonProps {
  readonly picture: ReturnType<typeof usePictureFile>;
  readonly pending: boolean;
  readonly description: string;
  /** What else holds, after the kinds of files and their size. */
  readonly hint?: string;
  /** Beside the bar: "Saving your photo". */
  readonly saving: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Chooses one picture, says at once what can’t be sent, and how far the sending has come. */
export function PictureButton(props: PictureButtonProps) {
  const { picture, pending, description, hint = '', saving, onFile, children } = props;
  const { accepted, error, part, take } = picture;
  return (
    <>
      <FileButton
        accept={accepted.types.join(',')}
        description={description}
        hint={`JPEG, PNG, WebP, GIF or AVIF, at most ${accepted.maxBytes / 1024 ** 2} MB. ${hint}`.trim()}
        error={error}
        onFiles={([file]) => {
          if (file && !pending && take(file)) onFile(file);
        }}
      >
        {children}
      </FileButton>
      {pending && <Progress label={saving} value={Math.round(part * 100)} max={100} />}
    </>
  );
}
