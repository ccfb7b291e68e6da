/** Where something stands on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Places in rows, as they are seen: what begins in the upper half of another stands beside it. */
export function rowsOf(boxes: readonly Box[]): number[][] {
  const rows: { top: number; height: number; places: number[] }[] = [];
  for (const [place, { top, height }] of boxes.entries()) {
    const row = rows.at(-1);
    if (row && Math.abs(top - row.top) < Math.min(height, row.height) / 2) row.places.push(place);
    else rows.push({ top, height, places: [place] });
  }
  return rows.map(({ places }) => places);
}

/** Where an arrow, Home or End leads from a place; undefined for every other key, and where there is no way on. */
export function placeAfter(boxes: readonly Box[], at: number, key: string): number | undefined {
  const rows = rowsOf(boxes);
  const row = rows.findIndex((places) => places.includes(at));
  const here = boxes[at];
  if (!here) return undefined;
  const inside = (place: number) => (boxes[place] ? place : undefined);
  const nearest = (places: readonly number[] | undefined) =>
    places?.reduce((best, place) =>
      Math.abs((boxes[place]?.left ?? 0) - here.left) < Math.abs((boxes[best]?.left ?? 0) - here.left) ? place : best,
    );
  switch (key) {
    case 'ArrowRight':
      return inside(at + 1);
    case 'ArrowLeft':
      return inside(at - 1);
    case 'ArrowDown':
      return nearest(rows[row + 1]);
    case 'ArrowUp':
      return nearest(rows[row - 1]);
    case 'Home':
      return rows[row]?.[0];
    case 'End':
      return rows[row]?.at(-1);
    default:
      return undefined;
  }
}
