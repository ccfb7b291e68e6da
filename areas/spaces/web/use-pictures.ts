import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { limits } from '../pure/limits.ts';
import { sendPicture } from './data.ts';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

export interface ChosenPicture {
  readonly key: number;
  readonly name: string;
  readonly preview: string;
  readonly alt: string;
  /** Undefined while it is on its way. */
  readonly id: number | undefined;
}

let lastKey = 0;

function release(pictures: readonly ChosenPicture[]): void {
  for (const { preview } of pictures) URL.revokeObjectURL(preview);
}

function refusalOf(file: File): string | undefined {
  if (!pictureTypes.includes(file.type)) return 'Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
  return file.size > limits.pictureBytes ? 'Choose a smaller picture: at most 10 MB.' : undefined;
}

/** Pictures of a post that is being written: sent at once, described here. */
export function usePictures(spaceId: number) {
  const [all, setAll] = useState<readonly ChosenPicture[]>([]);
  const [error, setError] = useState<string>();
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  });
  useEffect(() => () => release(latest.current), []);
  const change = (key: number, part: Partial<ChosenPicture>) =>
    setAll((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => {
    release(latest.current.filter((one) => one.key === key));
    setAll((now) => now.filter((one) => one.key !== key));
  };
  const addOne = async (file: File) => {
    lastKey += 1;
    const key = lastKey;
    setAll((now) => [...now, { key, name: file.name, preview: URL.createObjectURL(file), alt: '', id: undefined }]);
    try {
      const { id } = await sendPicture(spaceId, file);
      change(key, { id });
      announce('The picture is here. Describe it.');
    } catch (caught) {
      remove(key);
      setError(textForPeople(caught));
    }
  };
  return {
    all,
    error,
    isBusy: all.some(({ id }) => id === undefined),
    add: (files: readonly File[]) => {
      const room = limits.pictures - all.length;
      const refusal = files.map(refusalOf).find(Boolean);
      setError(refusal ?? (files.length > room ? `A post has at most ${limits.pictures} pictures.` : undefined));
      for (const file of files.filter((one) => !refusalOf(one)).slice(0, Math.max(0, room))) void addOne(file);
    },
    remove,
    describe: (key: number, alt: string) => change(key, { alt }),
    clear: () => {
      release(all);
      setAll([]);
      setError(undefined);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
