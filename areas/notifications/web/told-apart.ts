interface Told {
  readonly id: number;
  readonly text: string;
}

/** How each is named to whoever hears links and buttons without what stands around them: "… (2 of 3)" where several say the same. */
export function toldApart(notices: readonly Told[]): ReadonlyMap<number, string> {
  const same = Map.groupBy(notices, ({ text }) => text);
  return new Map(
    [...same].flatMap(([text, all]) =>
      all.map(({ id }, index) => [id, all.length > 1 ? `${text} (${index + 1} of ${all.length})` : text] as const),
    ),
  );
}
