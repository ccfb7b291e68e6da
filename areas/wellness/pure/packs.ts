/** In as few parcels as can be sent: each of so many things, and of so many characters, at most. */
export function packed<T>(
  things: readonly T[],
  sizeOf: (thing: T) => number,
  { most, size }: { readonly most: number; readonly size: number },
): readonly (readonly T[])[] {
  const packs: T[][] = [];
  let room = 0;
  for (const thing of things) {
    const pack = packs.at(-1);
    if (pack && pack.length < most && room >= sizeOf(thing)) pack.push(thing);
    else {
      packs.push([thing]);
      room = size;
    }
    room -= sizeOf(thing);
  }
  return packs;
}
