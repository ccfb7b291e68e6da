import { usePreference } from './store.tsx';

/** With autoAltText on: the descriptions of pictures, written out. A screen reader says each with its picture already. */
export function PictureTexts({ alts }: { readonly alts: readonly string[] }) {
  const on = usePreference('autoAltText');
  const texts = alts.filter((alt) => alt.trim() !== '');
  if (!on || texts.length === 0) return null;
  return (
    <div className="stack small soft" aria-hidden="true">
      {texts.map((alt, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no other name than their place
        <p key={at}>Picture: {alt}</p>
      ))}
    </div>
  );
}
