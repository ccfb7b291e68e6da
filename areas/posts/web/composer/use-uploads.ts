import { useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import type { Media } from '../../contract.ts';
import { imageTypes, limits, videoTypes } from '../../pure/limits.ts';
import { uploadFile } from '../data-media.ts';

export interface Upload {
  readonly key: number;
  readonly file: File;
  /** 0 to 1. */
  readonly progress: number;
  /** Why it failed; the file is kept, so that it can be sent again. */
  readonly failure: string | undefined;
}

export const accept = [...imageTypes, ...videoTypes].join(',');

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Says at once what the server would refuse anyway. */
export function refusal({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  const isVideo = (videoTypes as readonly string[]).includes(type);
  if (!isVideo && !(imageTypes as readonly string[]).includes(type)) {
    return 'We can’t show this kind of file. Use a JPEG, PNG, WebP, GIF or AVIF picture, or an MP4 or WebM clip.';
  }
  const most = isVideo ? limits.videoBytes : limits.imageBytes;
  return size > most ? `This file is larger than ${megabytes(most)} MB.` : undefined;
}

let lastKey = 0;

/** Files on their way. Each one goes up by itself; one that fails waits for another try and blocks nothing else. */
export function useUploads(onUploaded: (media: Media, file: File) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const done = useRef(onUploaded);
  done.current = onUploaded;
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const remove = (key: number) => setUploads((all) => all.filter((each) => each.key !== key));

  const send = async ({ key, file }: Pick<Upload, 'key' | 'file'>) => {
    change(key, { failure: undefined, progress: 0 });
    try {
      const media = await uploadFile(file, (progress) => change(key, { progress }));
      remove(key);
      done.current(media, file);
    } catch (error) {
      const failure = textForPeople(error);
      change(key, { failure });
      announce(`Couldn’t upload ${file.name}. ${failure}`, { urgent: true });
    }
  };
  return {
    uploads,
    add: (files: readonly File[]) => {
      const fresh = files.map((file) => {
        lastKey += 1;
        return { key: lastKey, file, progress: 0, failure: refusal(file) };
      });
      setUploads((all) => [...all, ...fresh]);
      for (const each of fresh) {
        if (each.failure) announce(`${each.file.name}: ${each.failure}`, { urgent: true });
        else void send(each);
      }
    },
    retry: (upload: Upload) => void send(upload),
    remove,
    busy: uploads.some(({ failure }) => failure === undefined),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
