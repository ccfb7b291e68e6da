export const pictureUrl = (id: number, size: 'full' | 'small') => `/api/advertising/pictures/${id}/${size}`;
