/** A part of a recording that can be played from its beginning, or goes on where the one before ended. */
export interface WebmPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** head: what every player needs first. key: can be begun with. more: goes on. */
  readonly kind: 'head' | 'key' | 'more';
}

const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  entry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  reference: 0xfb,
} as const;
const ofTop: ReadonlySet<number> = new Set([ids.ebml, ids.segment, ids.cluster, ids.cues, ids.tags]);

interface Element {
  readonly id: number;
  /** Where its content begins; undefined size: until the next one of its level. */
  readonly start: number;
  readonly size: number | undefined;
}

/** The length of a number that begins with this byte: one more than the zeros before its first one. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** The element that begins here; undefined: too little of it has come. Throws where nothing can begin. */
function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const first = bytes[at];
  if (first === undefined) return undefined;
  const idLength = lengthOf(first);
  if (idLength > 4) throw new Error('This is not WebM.');
  const sizeAt = at + idLength;
  const sizeFirst = bytes[sizeAt];
  if (sizeFirst === undefined) return undefined;
  const sizeLength = lengthOf(sizeFirst);
  if (sizeLength > 8) throw new Error('This is not WebM.');
  if (bytes.length < sizeAt + sizeLength) return undefined;
  let id = 0;
  for (let each = 0; each < idLength; each += 1) id = id * 256 + (bytes[at + each] ?? 0);
  let size = sizeFirst & (0xff >> sizeLength);
  let isOpen = size === 0xff >> sizeLength;
  for (let each = 1; each < sizeLength; each += 1) {
    const byte = bytes[sizeAt + each] ?? 0;
    isOpen &&= byte === 0xff;
    size = size * 256 + byte;
  }
  return { id, start: sizeAt + sizeLength, size: isOpen ? undefined : size };
}

const numberOf = (bytes: Uint8Array, { start, size = 0 }: Element): number =>
  bytes.subarray(start, start + Math.min(size, 6)).reduce((sum, byte) => sum * 256 + byte, 0);

function* childrenOf(bytes: Uint8Array, { start, size = 0 }: Element): Generator<Element> {
  const end = Math.min(start + size, bytes.length);
  for (let at = start; at < end; ) {
    const child = elementAt(bytes, at);
    if (!child) return;
    yield child;
    at = child.start + (child.size ?? end);
  }
}

/** The number of the first track with pictures. */
function videoTrackIn(bytes: Uint8Array, tracks: Element): number | undefined {
  for (const entry of childrenOf(bytes, tracks)) {
    if (entry.id !== ids.entry) continue;
    const of = new Map([...childrenOf(bytes, entry)].map((child) => [child.id, child]));
    const [type, number] = [of.get(ids.trackType), of.get(ids.trackNumber)];
    if (type && number && numberOf(bytes, type) === 1) return numberOf(bytes, number);
  }
  return undefined;
}

/** Whether a block is of this track, and whether a picture can be drawn from it alone. */
function blockOf(bytes: Uint8Array, at: number): { readonly track: number; readonly isKey: boolean } {
  const length = lengthOf(bytes[at] ?? 0x80);
  const track = (bytes[at] ?? 0) & (0xff >> length);
  // After the number of the track come two bytes of time.
  return { track, isKey: ((bytes[at + length + 2] ?? 0) & 0x80) !== 0 };
}

/**
 * Cuts what a MediaRecorder gives, however it is cut, into its head and its clusters. It reads where elements begin and
 * nothing else; memory holds one cluster.
 */
export function createCutter(onPart: (part: WebmPart) => void) {
  let bytes = new Uint8Array(0);
  /** Where the next element begins. */
  let at = 0;
  let stage: 'head' | 'cluster' = 'head';
  let videoTrack: number | undefined;
  /** The present cluster begins with a picture that stands alone; undefined: no picture yet. */
  let isKey: boolean | undefined;

  /** Hands on what is before the next element. */
  const cut = () => {
    const part = bytes.slice(0, at);
    bytes = bytes.slice(at);
    at = 0;
    if (part.length === 0) return;
    onPart({ bytes: part, kind: stage === 'head' ? 'head' : isKey || videoTrack === undefined ? 'key' : 'more' });
    isKey = undefined;
  };
  const readBlock = (element: Element): boolean => {
    if (element.id === ids.simpleBlock) {
      // The number of its track, its time, and its flags.
      if (bytes.length < element.start + 12 && bytes.length < element.start + (element.size ?? 0)) return false;
      const block = blockOf(bytes, element.start);
      if (block.track === videoTrack) isKey ??= block.isKey;
    } else if (element.id === ids.blockGroup) {
      if (bytes.length < element.start + (element.size ?? 0)) return false;
      const children = [...childrenOf(bytes, element)];
      const block = children.find(({ id }) => id === ids.block);
      if (block && blockOf(bytes, block.start).track === videoTrack) {
        isKey ??= !children.some(({ id }) => id === ids.reference);
      }
    }
    return true;
  };
  /** False: more has to come first. */
  const step = (): boolean => {
    const element = elementAt(bytes, at);
    if (!element) return false;
    if (element.id === ids.cluster) {
      cut();
      stage = 'cluster';
      // Its children follow.
      at = elementAt(bytes, 0)?.start ?? 0;
      return true;
    }
    if (element.id === ids.segment) {
      at = element.start;
      return true;
    }
    if (stage === 'cluster' && ofTop.has(element.id)) cut();
    const end = element.start - at;
    const size = element.size ?? 0;
    if (stage === 'head' || ofTop.has(element.id)) {
      if (bytes.length < at + end + size) return false;
      if (element.id === ids.tracks) videoTrack = videoTrackIn(bytes, element);
    } else if (!readBlock(element)) return false;
    at += end + size;
    return true;
  };

  return {
    add(more: Uint8Array) {
      const all = new Uint8Array(bytes.length + more.length);
      all.set(bytes);
      all.set(more, bytes.length);
      bytes = all;
      // An element that has not come whole is waited for.
      while (at <= bytes.length && step());
    },
    /** What is left is the last cluster. */
    end() {
      at = bytes.length;
      if (stage === 'cluster') cut();
    },
  };
}

/** Pieces no larger than what is sent at once; the first alone can be begun with. */
export function* piecesOf({ bytes, kind }: WebmPart, most: number): Generator<WebmPart> {
  for (let start = 0; start < bytes.length; start += most) {
    yield { bytes: bytes.slice(start, start + most), kind: start === 0 || kind === 'head' ? kind : 'more' };
  }
}
