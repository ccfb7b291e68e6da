import { useState } from 'react';
import { urlOf } from '#platform/web/client/address.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { OwnPictures } from '#platform/web/ui/own-pictures.tsx';
import { PictureButton, usePictureFile } from '#platform/web/ui/picture-button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { OwnPhoto } from '../../contract.ts';
import { imageTypes, limits } from '../../pure/limits.ts';
import { bringBackPhoto, useAddPhoto, useDeletePhoto, useOrderPhotos, usePhotos } from '../data.ts';
import { DescribeDialog } from './describe-dialog.tsx';

const undoMs = 15_000;
const headingId = 'my-photos-title';
const focusTitle = () => document.getElementById(headingId)?.focus();

/** One’s own photos: they are saved as they are changed, apart from the form. */
export function Photos() {
  const { data, error, loading, refreshing, retry } = usePhotos();
  const [described, setDescribed] = useState<OwnPhoto>();
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="lintel" />
      <div className="section-head">
        <h3 id={headingId} tabIndex={-1}>
          Photos
        </h3>
      </div>
      <p className="soft section-intro">
        Up to six, saved as you add them. The first one is on your card. No one sees a photo before you describe it.
      </p>
      {data ? (
        <div className="stack">
          {data.length > 0 && <PhotoList photos={data} onDescribe={setDescribed} />}
          <AddPhoto count={data.length} onAdded={setDescribed} />
        </div>
      ) : loading || !error ? (
        <Skeleton count={1} label="Loading your photos" />
      ) : (
        <ErrorState level={4} title="Couldn’t load your photos" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {described && <DescribeDialog photo={described} onClose={() => setDescribed(undefined)} />}
    </section>
  );
}

interface AddPhotoProps {
  readonly count: number;
  readonly onAdded: (photo: OwnPhoto) => void;
}

function AddPhoto({ count, onAdded }: AddPhotoProps) {
  const picture = usePictureFile({ types: imageTypes, maxBytes: limits.photoBytes });
  const add = useAddPhoto({ onDone: onAdded, onFail: picture.fail, onProgress: picture.setPart });
  if (count >= limits.photos) return <p className="soft">You have six photos, which is the most.</p>;
  return (
    <PictureButton
      picture={picture}
      pending={add.pending}
      description="photo for a profile"
      hint="Place and device are removed from it."
      saving="Saving your photo"
      onFile={(upload) => add.mutate({ upload })}
    >
      Add a photo
    </PictureButton>
  );
}

interface PhotoListProps {
  readonly photos: readonly OwnPhoto[];
  readonly onDescribe: (photo: OwnPhoto) => void;
}

function PhotoList({ photos, onDescribe }: PhotoListProps) {
  const order = useOrderPhotos();
  const undo = (id: number) => {
    const done = () => void toast({ title: 'Photo restored' });
    bringBackPhoto(id).then(done, failed('Couldn’t restore the photo'));
  };
  const remove = useDeletePhoto({
    onDone: (_, { id }) => {
      focusTitle();
      toast({
        title: 'Photo deleted',
        description: 'No one sees it.',
        duration: undoMs,
        action: { label: 'Undo', onAction: () => undo(id) },
      });
    },
    onFail: failed('Couldn’t delete the photo'),
  });
  return (
    <OwnPictures
      label="My photos"
      noun="photo"
      pictures={photos.map(({ id, description }, at) => ({
        id,
        description,
        src: urlOf('readConnectionPhoto', { id, size: 'small' }),
        title: at === 0 ? 'Photo 1, on your card' : `Photo ${at + 1}`,
      }))}
      deleting={remove.pending}
      onDescribe={(id) => {
        const photo = photos.find((one) => one.id === id);
        if (photo) onDescribe(photo);
      }}
      onDelete={(id) => remove.mutate({ id })}
      onOrder={(ids) => order.mutateAsync({ ids })}
    />
  );
}
