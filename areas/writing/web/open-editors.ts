/** A place in a document: the block by its way down from the top, then characters within it. */
export interface Spot {
  readonly path: readonly number[];
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const open = new Map<string, (spot: Spot) => void>();

export function registerEditor(id: string, select: (spot: Spot) => void): () => void {
  open.set(id, select);
  return () => {
    if (open.get(id) === select) open.delete(id);
  };
}

/** Goes to a place in an editor on the page and selects it. Before its tools have come: to the field. */
export function selectInEditor(id: string, spot: Spot): void {
  const select = open.get(id);
  if (select) select(spot);
  else document.getElementById(id)?.focus();
}
