/** A run of text in one node, and whether it begins a new block (paragraph, list item, heading). */
export interface Piece {
  readonly text: string;
  readonly startsBlock: boolean;
}

export interface Place {
  readonly piece: number;
  readonly offset: number;
}

export interface Sentence {
  readonly text: string;
  readonly start: Place;
  readonly end: Place;
}

const segmenter = () => new Intl.Segmenter('en-AU', { granularity: 'sentence' });

/** Cuts text that is spread over many nodes into sentences. A sentence never runs over the end of a block. */
export function sentencesOf(pieces: readonly Piece[]): Sentence[] {
  const blocks: number[][] = [];
  pieces.forEach((piece, at) => {
    if (piece.startsBlock || blocks.length === 0) blocks.push([at]);
    else blocks.at(-1)?.push(at);
  });
  const cut = segmenter();
  return blocks.flatMap((members) => {
    const text = members.map((at) => pieces[at]?.text ?? '').join('');
    const place = (index: number): Place => {
      let rest = index;
      for (const at of members) {
        const { length } = pieces[at]?.text ?? '';
        if (rest <= length) return { piece: at, offset: rest };
        rest -= length;
      }
      const last = members.at(-1) ?? 0;
      return { piece: last, offset: pieces[last]?.text.length ?? 0 };
    };
    return [...cut.segment(text)].flatMap(({ segment, index }) => {
      const spoken = segment.replace(/\s+/g, ' ').trim();
      if (!/[\p{L}\p{N}]/u.test(spoken)) return [];
      const lead = segment.length - segment.trimStart().length;
      return [{ text: spoken, start: place(index + lead), end: place(index + segment.trimEnd().length) }];
    });
  });
}
