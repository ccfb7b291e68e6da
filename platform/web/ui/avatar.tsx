import { useState } from 'react';
import { cx } from './cx.ts';

const initials = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first][0] ?? '?').concat([...(last ?? '')][0] ?? '').toLocaleUpperCase('en-AU');
};

const tint = (name: string) =>
  ([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % 5) + 1;

/** A person is a doorway. Always beside the name, so the picture is silent, unless its owner has described it. */
export const Avatar = ({
  name,
  src,
  size = 'm',
  alt,
}: {
  name: string;
  src?: string | null | undefined;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** The owner's words, where the picture is shown for itself. */
  alt?: string | undefined;
}) => {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  return (
    <span className={cx('who', `who-${size}`, `t${tint(name)}`)} aria-hidden={!(picture && alt)}>
      {picture ? (
        <img src={picture} alt={alt ?? ''} loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
};
