import { type Piece, sentencesOf } from './sentences.ts';
import { speaker } from './speaker.ts';

/** Loaded with the first press of "Read aloud". */
const skipped =
  'script, style, template, button:not(.glossary-term), input, select, textarea, audio, video, svg, [hidden], [inert], [aria-hidden="true"], .vh, [data-read-aloud="skip"]';
const blocks = /^(block|list-item|flex|grid|table|table-cell|table-row|flow-root)$/;
const name = 'read-aloud';

function blockOf(node: Node): Element | null {
  let element = node.parentElement;
  while (element && !blocks.test(getComputedStyle(element).display)) element = element.parentElement;
  return element;
}

/** The visible text under an element or inside a selection, node by node in reading order. */
function textIn(target: Element | Range): { nodes: Text[]; pieces: Piece[]; cutStart: number } {
  const range = target instanceof Range ? target : null;
  const root = range ? range.commonAncestorContainer : (target as Element);
  const nodes: Text[] = [];
  const pieces: Piece[] = [];
  let lastBlock: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let node = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
  let cutStart = 0;
  for (; node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const outside = range !== null && !range.intersectsNode(node);
    if (outside || !parent || parent.closest(skipped) || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    let text = node.textContent ?? '';
    if (range && node === range.endContainer) text = text.slice(0, range.endOffset);
    if (range && node === range.startContainer) {
      text = text.slice(range.startOffset);
      cutStart = range.startOffset;
    }
    const block = blockOf(node);
    nodes.push(node as Text);
    pieces.push({ text, startsBlock: block !== lastBlock });
    lastBlock = block;
  }
  return { nodes, pieces, cutStart };
}

function mark(range: Range | null): void {
  for (const element of document.querySelectorAll('[data-reading-now]')) element.removeAttribute('data-reading-now');
  const highlights = globalThis.CSS?.highlights;
  if (!range?.startContainer.isConnected) {
    highlights?.delete(name);
    return;
  }
  if (highlights && 'Highlight' in globalThis) highlights.set(name, new Highlight(range));
  else blockOf(range.startContainer)?.setAttribute('data-reading-now', '');
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** Reads the target sentence by sentence. `onDone` comes once, at the end or when it is stopped. */
export function readAloud(target: Element | Range, onDone: () => void): boolean {
  const { nodes, pieces, cutStart } = textIn(target);
  const sentences = sentencesOf(pieces);
  speaker.stop();
  let left = sentences.length;
  const done = () => {
    left = -1;
    mark(null);
    onDone();
  };
  for (const { text, start, end } of sentences) {
    const onStart = () => {
      const [from, to] = [nodes[start.piece], nodes[end.piece]];
      if (!from?.isConnected || !to?.isConnected) return mark(null);
      const range = document.createRange();
      range.setStart(from, Math.min(start.offset + (start.piece === 0 ? cutStart : 0), from.length));
      range.setEnd(to, Math.min(end.offset + (end.piece === 0 ? cutStart : 0), to.length));
      mark(range);
    };
    const onEnd = (finished: boolean) => {
      if (left < 0) return;
      left -= 1;
      if (!finished || left === 0) done();
    };
    speaker.say({ text, onStart, onEnd });
  }
  if (left === 0) onDone();
  return sentences.length > 0;
}
