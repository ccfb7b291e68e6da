import type { Provider } from '../contract.ts';

/** Of the provider itself, once everyone can see it. */
export const shownBanner = ({ images }: Pick<Provider, 'images'>) =>
  images.find(({ place, isShown }) => place === 'banner' && isShown);
