import { useEffect, useRef, useState } from 'react';
import { fileSize } from '#platform/contract/file-size.ts';
import { announce } from '#platform/web/announce.ts';
import { mostBytes, type PictureFinding, pictureFindings } from '../analysis/picture.ts';
import { sayComplete } from './use-findings.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Chosen extends Size {
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
  readonly url: string;
}

export interface PictureAnalysis {
  readonly chosen: Chosen | undefined;
  readonly error: string;
  readonly alt: string;
  /** Undefined until it was analysed in these words. */
  readonly findings: readonly PictureFinding[] | undefined;
  readonly choose: (files: File[]) => void;
  readonly describe: (alt: string) => void;
  readonly analyse: () => void;
}

/** Reads the size without drawing the picture, which may be far too large for that. Undefined for what is none. */
const sizeOf = (url: string) =>
  new Promise<Size | undefined>((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = url;
  });

/** A picture that stays on this device. It belongs to the screen, so that it is still there after another tab. */
export function usePicture(): PictureAnalysis {
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState('');
  const [alt, setAlt] = useState('');
  const [findings, setFindings] = useState<readonly PictureFinding[]>();
  const latest = useRef('');
  useEffect(() => () => URL.revokeObjectURL(latest.current), []);

  const refuse = (reason: string) => {
    setError(reason);
    announce(reason, { urgent: true });
  };
  const choose = async ([file]: File[]) => {
    if (!file) return;
    URL.revokeObjectURL(latest.current);
    latest.current = '';
    setChosen(undefined);
    setFindings(undefined);
    setError('');
    if (!file.type.startsWith('image/')) return refuse('This file is not a picture. Choose a picture.');
    if (file.size > mostBytes)
      return refuse(`This picture has more than ${fileSize(mostBytes)}. Choose a smaller one.`);
    const url = URL.createObjectURL(file);
    latest.current = url;
    const size = await sizeOf(url);
    // Another one was chosen meanwhile, or the page was left.
    if (latest.current !== url) return;
    if (!size) return refuse('This browser cannot read that picture. Choose another one.');
    setChosen({ name: file.name, bytes: file.size, type: file.type, url, ...size });
    announce(`The picture is here: ${file.name}.`);
  };
  return {
    chosen,
    error,
    alt,
    findings,
    choose: (files) => void choose(files),
    describe: (words) => {
      setAlt(words);
      setFindings(undefined);
    },
    analyse: () => {
      if (!chosen) return;
      const found = pictureFindings({ alt, ...chosen });
      setFindings(found);
      sayComplete(found.length);
    },
  };
}
