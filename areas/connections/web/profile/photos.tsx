import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
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

export const refusalOf = (file: File): string | undefined => {
  if (!imageTypes.some((type) => type === file.type)) return 'Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
  return file.size > limits.photoBytes ? 'Choose a smaller picture: at most 6 MB.' : undefined;
};

interface AddPhotoProps {
  readonly count: number;
  readonly onAdded: (photo: OwnPhoto) => void;
}

function AddPhoto({ count, onAdded }: AddPhotoProps) {
  const [error, setError] = useState<string>();
  const [part, setPart] = useState(0);
  const add = useAddPhoto({
    onDone: onAdded,
    onFail: (reason) => setError(textForPeople(reason)),
    onProgress: setPart,
  });
  const choose = ([file]: File[]) => {
    if (!file || add.pending) return;
    const refusal = refusalOf(file);
    setError(refusal);
    setPart(0);
    if (!refusal) add.mutate({ upload: file });
  };
  if (count >= limits.photos) return <p className="soft">You have six photos, which is the most.</p>;
  return (
    <>
      <FileButton
        accept={imageTypes.join(',')}
        description="photo for a profile"
        hint="JPEG, PNG, WebP, GIF or AVIF, at most 6 MB. Place and device are removed from it."
        error={error}
        onFiles={choose}
      >
        Add a photo
      </FileButton>
      {add.pending && <Progress label="Saving your photo" value={Math.round(part * 100)} max={100} />}
    </>
  );
}

interface PhotoListProps {
  readonly photos: readonly OwnPhoto[];
  readonly onDescribe: (photo: OwnPhoto) => void;
}

function PhotoList({ photos, onDescribe }: PhotoListProps) {
  const moved = useRef<{ readonly id: number; readonly way: 'earlier' | 'later' }>(undefined);
  const order = useOrderPhotos({ onFail: failed('Couldn’t move the photo') });
  // The moved photo stands in another place, and its button may be gone there: the focus stays with the photo.
  useEffect(() => {
    const { id, way } = moved.current ?? {};
    const at = photos.findIndex((photo) => photo.id === id);
    if (at < 0) return;
    moved.current = undefined;
    const usable = way === 'earlier' ? at > 0 : at < photos.length - 1;
    const other = way === 'earlier' ? 'later' : 'earlier';
    document.getElementById(`photo-${id}-${usable ? way : other}`)?.focus();
  }, [photos]);
  const move = (at: number, way: 'earlier' | 'later') => {
    const ids = photos.map(({ id }) => id);
    const [id] = ids.splice(at, 1);
    if (id === undefined || order.pending) return;
    const place = way === 'earlier' ? at - 1 : at + 1;
    ids.splice(place, 0, id);
    const done = () => {
      moved.current = { id, way };
      announce(`Photo moved to place ${place + 1} of ${photos.length}`);
    };
    order.mutateAsync({ ids }).then(done, failed('Couldn’t move the photo'));
  };
  return (
    <ol className="plain-list own-photos" aria-label="My photos">
      {photos.map((photo, at) => (
        <OwnPhotoItem
          key={photo.id}
          photo={photo}
          at={at}
          count={photos.length}
          onDescribe={() => onDescribe(photo)}
          onMove={(way) => move(at, way)}
        />
      ))}
    </ol>
  );
}

interface OwnPhotoItemProps {
  readonly photo: OwnPhoto;
  readonly at: number;
  readonly count: number;
  readonly onDescribe: () => void;
  readonly onMove: (way: 'earlier' | 'later') => void;
}

function OwnPhotoItem({ photo: { id, description }, at, count, onDescribe, onMove }: OwnPhotoItemProps) {
  const remove = useDeletePhoto({
    onDone: () => {
      focusTitle();
      toast({
        title: 'Photo deleted',
        description: 'No one sees it.',
        duration: undoMs,
        action: { label: 'Undo', onAction: undo },
      });
    },
    onFail: failed('Couldn’t delete the photo'),
  });
  const undo = () => {
    const done = () => void toast({ title: 'Photo restored' });
    bringBackPhoto(id).then(done, failed('Couldn’t restore the photo'));
  };
  const named = <span className="vh"> (photo {at + 1})</span>;
  return (
    <li className="own-photo">
      <img
        className="person-photo"
        src={urlOf('readConnectionPhoto', { id, size: 'small' })}
        alt={description || 'Not described yet'}
        decoding="async"
      />
      <div className="stack own-photo-words">
        <p>
          <strong>{at === 0 ? 'Photo 1, on your card' : `Photo ${at + 1}`}</strong>
        </p>
        {description ? (
          <p>{description}</p>
        ) : (
          <p>
            <Chip tone="warn">No description: no one sees it</Chip>
          </p>
        )}
        <div className="row">
          <Button icon={Pencil} description="description of a photo" onClick={onDescribe}>
            {description ? 'Change description' : 'Describe'}
            {named}
          </Button>
          {at > 0 && (
            <Button
              id={`photo-${id}-earlier`}
              icon={ArrowUp}
              description="photo to an earlier place"
              onClick={() => onMove('earlier')}
            >
              Move up{named}
            </Button>
          )}
          {at < count - 1 && (
            <Button
              id={`photo-${id}-later`}
              icon={ArrowDown}
              description="photo to a later place"
              onClick={() => onMove('later')}
            >
              Move down{named}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={Trash2}
            description="delete a photo"
            pending={remove.pending}
            onClick={() => remove.mutate({ id })}
          >
            Delete{named}
          </Button>
        </div>
      </div>
    </li>
  );
}
