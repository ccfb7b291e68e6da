/** A place in a document: the block by its way down from the top, then characters within it. */
export interface Spot {
  readonly path: readonly number[];
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const open = new Map<string, (spot: Spot) => void>();
/** Where to go in an editor whose tools have not come. */
let awaited: { readonly id: string; readonly spot: Spot } | undefined;

export function registerEditor(id: string, select: (spot: Spot) => void): () => void {
  open.set(id, select);
  if (awaited?.id === id) {
    select(awaited.spot);
    awaited = undefined;
  }
  return () => {
    if (open.get(id) === select) open.delete(id);
  };
}

/**
 * Goes to a place in an editor on the page and selects it. Before its tools have come: to the field, or where there is
 * none, since what is written needs the tools, as soon as they come.
 */
export function selectInEditor(id: string, spot: Spot): void {
  const select = open.get(id);
  const field = document.getElementById(id);
  awaited = undefined;
  if (select) select(spot);
  else if (field) field.focus();
  else awaited = { id, spot };
}

/** The editor has gone from the page: nobody waits for its tools. */
export function leaveEditor(id: string): void {
  if (awaited?.id === id) awaited = undefined;
}
