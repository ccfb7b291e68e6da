/** The frame that a video shows now, as a picture; null when there is none yet. */
export async function stillOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
}
