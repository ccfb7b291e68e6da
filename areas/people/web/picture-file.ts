export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const mostBytes = 6 * 1024 * 1024;

/** What is wrong with a chosen file, before it is sent. */
export const refusalOf = (file: File): string | undefined => {
  if (!pictureTypes.includes(file.type)) return 'Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
  return file.size > mostBytes ? 'Choose a smaller picture: at most 6 MB.' : undefined;
};
