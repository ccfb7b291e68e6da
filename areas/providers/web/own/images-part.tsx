import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '#platform/web/client/address.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { OwnPictures } from '#platform/web/ui/own-pictures.tsx';
import { PictureButton, usePictureFile } from '#platform/web/ui/picture-button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ListingImage, Provider } from '../../contract.ts';
import { type ImagePlace, imageTypes, limits } from '../../pure/options.ts';
import {
  readListing,
  restoreImage,
  useDeleteImage,
  useDescribeImage,
  useOrderImages,
  useUploadImage,
} from './own-data.ts';
import { PartDialog } from './part-dialog.tsx';
import { PartHead, partHeading } from './part-head.tsx';

const undoMs = 15_000;

const places: readonly { readonly place: ImagePlace; readonly title: string; readonly hint: string }[] = [
  { place: 'logo', title: 'Logo', hint: 'It’s beside the name, which says the same.' },
  { place: 'banner', title: 'Banner', hint: 'It’s above the name. No one sees it before you describe it.' },
  {
    place: 'gallery',
    title: 'Gallery',
    hint: 'Such as your entrance, your rooms or your van. No one sees a picture before you describe it.',
  },
];

/** PROVIDER-03: logo and banner; and a gallery. */
export function ImagesPart({ provider }: { readonly provider: Provider }) {
  const [described, setDescribed] = useState<ListingImage>();
  return (
    <>
      <PartHead
        title="Pictures"
        text="Place and device are removed from every picture. Ask people before you show them."
      />
      {places.map((one) => (
        <Place key={one.place} {...one} provider={provider} onDescribe={setDescribed} />
      ))}
      {described && <DescribeDialog provider={provider} image={described} onClose={() => setDescribed(undefined)} />}
    </>
  );
}

interface PlaceProps {
  readonly provider: Provider;
  readonly place: ImagePlace;
  readonly title: string;
  readonly hint: string;
  readonly onDescribe: (image: ListingImage) => void;
}

function Place({ provider, place, title, hint, onDescribe }: PlaceProps) {
  const { id } = provider;
  const images = provider.images.filter((one) => one.place === place);
  const picture = usePictureFile({ types: imageTypes, maxBytes: limits.imageBytes });
  const upload = useUploadImage({
    onDone: (image) => {
      if (place === 'logo') toast({ title: 'Logo saved' });
      else onDescribe(image);
    },
    onFail: picture.fail,
    onProgress: picture.setPart,
  });
  const isFull = place === 'gallery' && images.length >= limits.gallery;
  const add = { logo: 'Add a logo', banner: 'Add a banner', gallery: 'Add a picture' }[place];
  const change = { logo: 'Change the logo', banner: 'Change the banner', gallery: add }[place];
  return (
    <section className="stack" aria-labelledby={`pictures-${place}`}>
      <h3 id={`pictures-${place}`}>{title}</h3>
      <p className="soft">{hint}</p>
      {images.length > 0 && <Images id={id} place={place} title={title} images={images} onDescribe={onDescribe} />}
      {isFull ? (
        <p className="soft">The gallery has {limits.gallery} pictures, which is the most.</p>
      ) : (
        <PictureButton
          picture={picture}
          pending={upload.pending}
          description="a picture for a listing"
          saving="Saving the picture"
          onFile={(file) => upload.mutate({ id, place, upload: file })}
        >
          {images.length > 0 ? change : add}
        </PictureButton>
      )}
    </section>
  );
}

interface ImagesProps {
  readonly id: number;
  readonly place: ImagePlace;
  readonly title: string;
  readonly images: readonly ListingImage[];
  readonly onDescribe: (image: ListingImage) => void;
}

const Hidden = () => (
  <p>
    <Chip tone="warn">Moderators took it down: no one else sees it</Chip>
  </p>
);

function Images({ id, place, title, images, onDescribe }: ImagesProps) {
  const order = useOrderImages();
  const undo = (imageId: number) => {
    const done = () => void toast({ title: 'Picture restored' });
    restoreImage(id, imageId).then(done, failed('Couldn’t restore the picture'));
  };
  const remove = useDeleteImage({
    onDone: (_, { imageId }) => {
      document.getElementById(partHeading)?.focus();
      toast({
        title: 'Picture deleted',
        description: 'No one sees it.',
        duration: undoMs,
        action: { label: 'Undo', onAction: () => undo(imageId) },
      });
    },
    onFail: failed('Couldn’t delete the picture'),
  });
  const srcOf = (imageId: number) => urlOf('readProviderImage', { id, imageId, size: 'small' });
  if (place === 'logo') {
    return images.map((image) => (
      <div key={image.id} className="row">
        <img className="provider-own-logo" src={srcOf(image.id)} alt="The logo" decoding="async" />
        {image.isHidden && <Hidden />}
        <Button
          variant="quiet"
          icon={Trash2}
          description="delete one’s own picture"
          pending={remove.pending}
          onClick={() => remove.mutate({ id, imageId: image.id })}
        >
          Delete the logo
        </Button>
      </div>
    ));
  }
  const noun = place === 'banner' ? 'banner' : 'picture';
  return (
    <OwnPictures
      label={title}
      noun={noun}
      pictures={images.map((image, at) => ({
        id: image.id,
        description: image.description,
        src: srcOf(image.id),
        title: place === 'banner' ? (image.isShown ? 'Shown now' : 'Not shown') : `Picture ${at + 1}`,
        note: image.isHidden && <Hidden />,
      }))}
      deleting={remove.pending}
      onDescribe={(imageId) => {
        const image = images.find((one) => one.id === imageId);
        if (image) onDescribe(image);
      }}
      onDelete={(imageId) => remove.mutate({ id, imageId })}
      {...(place === 'gallery' && { onOrder: (ids) => order.mutateAsync({ id, ids }) })}
    />
  );
}

interface DescribeDialogProps {
  readonly provider: Provider;
  readonly image: ListingImage;
  readonly onClose: () => void;
}

function DescribeDialog({ provider: { id, isActive }, image, onClose }: DescribeDialogProps) {
  const { id: imageId, isHidden } = image;
  const seen = isActive ? 'Everyone sees the picture now.' : 'Everyone sees the picture once it’s published.';
  const describe = useDescribeImage();
  const initial = { description: image.description };
  const form = useForm({
    initial,
    version: image.version,
    validate: ({ description }) => ({
      description: description.trim() ? undefined : 'Say what can be seen in the picture.',
    }),
    submit: async ({ description }, { version }) => {
      await describe.mutateAsync({ id, imageId, description: description.trim(), version });
      onClose();
      toast({
        title: 'Description saved',
        description: isHidden ? 'Moderators took the picture down, so no one else sees it.' : seen,
      });
    },
    readCurrent: async () => {
      const now = (await readListing(id)).images.find((one) => one.id === imageId);
      return now && { description: now.description, version: now.version };
    },
  });
  return (
    <PartDialog
      title="Describe the picture"
      intro="People who don’t see the picture read or hear these words."
      form={form}
      initial={initial}
      submitLabel="Save description"
      onClose={onClose}
    >
      <img
        className="provider-described"
        src={urlOf('readProviderImage', { id, imageId, size: 'small' })}
        alt={image.description || 'The picture that you describe'}
      />
      <TextArea
        label="Description"
        hint="Such as: A ramp with two handrails leads to our blue front door."
        rows={3}
        limit={limits.imageDescription}
        {...form.field('description')}
      />
    </PartDialog>
  );
}
