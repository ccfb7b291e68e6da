import type { CSSProperties } from 'react';

interface Look {
  readonly advertiser: string;
  readonly title: string;
  readonly body: string;
  readonly imageUrl: string | null;
  readonly altText: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly ink: string;
  readonly paper: string;
  readonly textSize: number;
}

/** An ad as it looks, for readers and moderators alike: in its own colours, which passed the gate. */
export function AdWords({ advertiser, title, body, imageUrl, altText, width, height, ink, paper, textSize }: Look) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--ad-ink': ink,
    '--ad-paper': paper,
    // In letters, so that whoever enlarges text enlarges it here too.
    '--ad-size': `${textSize / 16}rem`,
  };
  return (
    <div className="ad-look" style={style}>
      {imageUrl && (
        <img src={imageUrl} alt={altText} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
      )}
      <p className="ad-by">{advertiser}</p>
      <p className="ad-title">{title}</p>
      <p>{body}</p>
    </div>
  );
}
