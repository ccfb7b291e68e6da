import { useEffect, useRef } from 'react';

/** A picture of a camera, without its sound. */
export function Picture({ stream, label, isOwn = false }: { stream: MediaStream; label: string; isOwn?: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    shown.srcObject = stream;
    void shown.play().catch(() => undefined);
  }, [stream]);
  return (
    <figure className={isOwn ? 'call-picture call-own' : 'call-picture'}>
      <video ref={video} playsInline muted />
      <figcaption className="small">{label}</figcaption>
    </figure>
  );
}

const ownPicture = (track: MediaStreamTrack) => new MediaStream([track]);

export function OwnPicture({ track }: { readonly track: MediaStreamTrack }) {
  const stream = useRef<MediaStream>(undefined);
  if (stream.current?.getTracks()[0] !== track) stream.current = ownPicture(track);
  return <Picture stream={stream.current} label="Your camera" isOwn />;
}
