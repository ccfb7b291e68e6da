import { later } from '../later.tsx';
import { usePreference } from './store.tsx';

const List = later(async () => (await import('./picture-text-list.tsx')).PictureTextList);

/** With autoAltText on: the descriptions of pictures as text. */
export function PictureTexts(props: { readonly alts: readonly string[] }) {
  return usePreference('autoAltText') && props.alts.join('').trim() ? <List {...props} /> : null;
}
