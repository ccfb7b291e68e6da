/** The end of the posts; the skip link and Control+End lead there. */
export const feedEndId = 'feed-end';
