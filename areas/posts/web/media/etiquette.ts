/** How to describe a picture, wherever somebody is about to. */
export const etiquette =
  'Say what matters here: who, what, where, and any words in the picture. One to three sentences are enough. You don’t need to start with “Picture of”.';
