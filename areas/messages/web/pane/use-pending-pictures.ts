import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { limits } from '../../pure/limits.ts';
import { uploadPicture } from '../data.ts';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const mostBytes = 15 * 1024 * 1024;

export interface PendingPicture {
  readonly key: number;
  readonly name: string;
  /** Of the file on this device. */
  readonly preview: string;
  readonly alt: string;
  /** Between 0 and 1 while it is on its way. */
  readonly part: number;
  /** The server’s number, once it is there. */
  readonly id: number | undefined;
}

let lastKey = 0;

const refusalOf = (file: File): string | undefined => {
  if (!pictureTypes.includes(file.type)) return 'Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
  return file.size > mostBytes ? 'Choose a smaller picture: at most 15 MB.' : undefined;
};

/** Pictures that go with the message that is being written. */
export function usePendingPictures() {
  const [all, setAll] = useState<readonly PendingPicture[]>([]);
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState(false);
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  });
  useEffect(
    () => () => {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    },
    [],
  );
  const change = (key: number, part: Partial<PendingPicture>) =>
    setAll((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => {
    const one = latest.current.find((picture) => picture.key === key);
    if (one) URL.revokeObjectURL(one.preview);
    setAll((now) => now.filter((picture) => picture.key !== key));
    setAsked(false);
  };

  const addOne = async (file: File) => {
    lastKey += 1;
    const key = lastKey;
    const preview = URL.createObjectURL(file);
    setAll((now) => [...now, { key, name: file.name, preview, alt: '', part: 0, id: undefined }]);
    try {
      const { id } = await uploadPicture(file, (part) => change(key, { part }));
      change(key, { id, part: 1 });
      announce('The picture is ready to send');
    } catch (caught) {
      remove(key);
      setError(textForPeople(caught));
    }
  };

  return {
    all,
    error,
    /** Asked once for a description; the next press sends without. */
    asked,
    isBusy: all.some(({ id }) => id === undefined),
    add: async (files: readonly File[]) => {
      const room = limits.pictures - all.length;
      const refusal = files.map(refusalOf).find(Boolean);
      setError(refusal ?? (files.length > room ? `A message has at most ${limits.pictures} pictures.` : undefined));
      setAsked(false);
      await Promise.all(
        files
          .filter((file) => !refusalOf(file))
          .slice(0, room)
          .map(addOne),
      );
    },
    remove,
    describe: (key: number, alt: string) => {
      setAsked(false);
      change(key, { alt });
    },
    /** True when somebody is asked for words first. */
    askForWords: () => {
      const missing = all.some(({ alt }) => alt.trim() === '');
      if (!missing || asked) return false;
      setAsked(true);
      announce('Say in a few words what the picture shows, or press Send again to send it without.');
      return true;
    },
    ready: () =>
      all.flatMap(({ id, alt }) => (id === undefined ? [] : [{ id, ...(alt.trim() && { alt: alt.trim() }) }])),
    clear: () => {
      for (const { preview } of all) URL.revokeObjectURL(preview);
      setAll([]);
      setAsked(false);
      setError(undefined);
    },
  };
}

export type PendingPicturesState = ReturnType<typeof usePendingPictures>;
