/** The descriptions of pictures, written out. A screen reader says each with its picture already. */
export function PictureTextList({ alts }: { readonly alts: readonly string[] }) {
  return (
    <div className="stack small soft" aria-hidden="true">
      {alts
        .filter((alt) => alt.trim() !== '')
        .map((alt, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no other name than their place
          <p key={at}>Picture: {alt}</p>
        ))}
    </div>
  );
}
