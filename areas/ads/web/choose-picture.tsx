import { textForPeople } from '#platform/web/client/error.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { AdPicture } from '../contract.ts';
import { imageTypes } from '../pure/options.ts';
import { type InAccount, useUploadAdPicture } from './data.ts';

export type ChosenPicture = Pick<AdPicture, 'id' | 'smallUrl' | 'width' | 'height' | 'gate'> & {
  /** Of the file that was chosen here; empty for one that was there before. */
  readonly fileName: string;
};

export function ChoosePicture({
  of,
  picture,
  error,
  id,
  onPicture,
}: {
  readonly of: InAccount;
  readonly picture: ChosenPicture | undefined;
  readonly error: string | undefined;
  readonly id: string;
  readonly onPicture: (picture: ChosenPicture) => void;
}) {
  const upload = useUploadAdPicture();
  const choose = async ([file]: File[]) => {
    if (!file) return;
    const fileName = file.name.slice(0, 200);
    const sent = await upload.mutateAsync({ ...of, fileName, upload: file }).catch(() => undefined);
    if (sent) onPicture({ ...sent, fileName });
  };
  return (
    <div className="stack">
      <FileButton
        id={id}
        accept={imageTypes.join(',')}
        hint="JPEG, PNG, WebP, GIF or AVIF, at least 300 pixels wide. It is shown still."
        description="Choose a picture for an ad"
        error={upload.error ? textForPeople(upload.error) : error}
        onFiles={(files) => void choose(files)}
      >
        {picture ? 'Choose another picture' : 'Choose a picture'}
      </FileButton>
      {upload.pending && <Spinner label="Reading the picture" />}
    </div>
  );
}
