import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { User } from '../contract.ts';
import { useDeleteBanner, useUploadBanner } from './data.ts';
import { PictureDescription } from './picture-description.tsx';
import { pictureTypes, refusalOf } from './picture-file.ts';
import { useKeepFocus } from './use-keep-focus.ts';

/** Saved as soon as it is chosen, as the picture is. */
export function BannerField({ user }: { readonly user: User }) {
  const [error, setError] = useState<string>();
  const [part, setPart] = useState<number>();
  const keepFocus = useKeepFocus(user.banner ? 1 : 0);
  const finish = (title: string) => () => {
    setPart(undefined);
    toast({ title });
  };
  const fail = (reason: Error) => {
    setPart(undefined);
    setError(textForPeople(reason));
  };
  const upload = useUploadBanner({ onDone: finish('Banner saved'), onFail: fail, onProgress: setPart });
  const remove = useDeleteBanner({ onDone: finish('Banner removed'), onFail: fail });
  const choose = ([file]: File[]) => {
    if (!file) return;
    const refusal = refusalOf(file);
    setError(refusal);
    if (!refusal) upload.mutate({ userId: user.id, upload: file });
  };
  return (
    <fieldset className="field fieldset banner-field">
      <legend className="field-label">Your banner</legend>
      {user.banner && (
        <img className="profile-banner" src={user.banner} alt={user.bannerAlt} width={1600} height={400} />
      )}
      <div className="row">
        <FileButton
          accept={pictureTypes.join(',')}
          hint="A wide picture above your profile, cut to four by one. Place and device are removed from it."
          error={error}
          onFiles={choose}
        >
          {user.banner ? 'Change banner' : 'Choose a banner'}
        </FileButton>
        {user.banner && (
          <Button
            variant="quiet"
            pending={remove.pending}
            pendingText="Removing…"
            onClick={() => {
              keepFocus();
              remove.mutate({ userId: user.id });
            }}
          >
            Remove banner
          </Button>
        )}
      </div>
      {upload.pending && <Progress label="Saving your banner" value={Math.round((part ?? 0) * 100)} max={100} />}
      {user.banner && <PictureDescription key={user.banner} user={user} which="bannerAlt" />}
    </fieldset>
  );
}
