const picture = /^[\w %()-]{1,100}\.(?:jpe?g|png|gif|webp|avif|svg|heic|bmp)$/i;

/** Whether words are only the name of a picture's file, which says nothing of the picture. */
export const isFileName = (words: string): boolean => picture.test(words.trim());
