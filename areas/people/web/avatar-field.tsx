import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { User } from '../contract.ts';
import { useDeleteAvatar, useUploadAvatar } from './data.ts';
import { PictureDescription } from './picture-description.tsx';
import { pictureTypes, refusalOf } from './picture-file.ts';

/** The picture is saved as soon as it is chosen, apart from the form. */
export function AvatarField({ user }: { readonly user: User }) {
  const [error, setError] = useState<string>();
  const [part, setPart] = useState<number>();
  // The address never changes: a new number makes the browser draw the picture again.
  const [drawn, setDrawn] = useState(0);
  const finish = (title: string) => () => {
    setPart(undefined);
    setDrawn((before) => before + 1);
    toast({ title });
  };
  const fail = (reason: Error) => {
    setPart(undefined);
    setError(textForPeople(reason));
  };
  const upload = useUploadAvatar({ onDone: finish('Picture saved'), onFail: fail, onProgress: setPart });
  const remove = useDeleteAvatar({ onDone: finish('Picture removed'), onFail: fail });
  const choose = ([file]: File[]) => {
    if (!file) return;
    const refusal = refusalOf(file);
    setError(refusal);
    if (!refusal) upload.mutate({ userId: user.id, upload: file });
  };
  return (
    <fieldset className="field fieldset avatar-field">
      <legend className="field-label">Your picture</legend>
      <div className="row">
        <Avatar key={drawn} name={user.displayName} src={user.avatar} size="l" />
        <FileButton
          accept={pictureTypes.join(',')}
          hint="It is cut to a square. Place and device are removed from it."
          error={error}
          onFiles={choose}
        >
          {user.hasPicture ? 'Change picture' : 'Choose a picture'}
        </FileButton>
        {user.hasPicture && (
          <Button
            variant="quiet"
            pending={remove.pending}
            pendingText="Removing…"
            onClick={() => remove.mutate({ userId: user.id })}
          >
            Remove picture
          </Button>
        )}
      </div>
      {upload.pending && <Progress label="Saving your picture" value={Math.round((part ?? 0) * 100)} max={100} />}
      {user.hasPicture && <PictureDescription key={drawn} user={user} which="avatarAlt" />}
    </fieldset>
  );
}
