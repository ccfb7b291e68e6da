import { lineHeight, type Paper, type Style } from './paper.ts';

export function paragraph(paper: Paper, text: string, style: Style, type = 'P', inset = 0): void {
  const element = paper.element(paper.root, type);
  paper.flow(element, paper.lines(text, style, paper.width - 2 * inset), style, paper.left + inset);
  element.end();
}

interface ListOf {
  readonly numbered: boolean;
  readonly items: readonly string[];
}

export function list(paper: Paper, { numbered, items }: ListOf, style: Style, inset = 0): void {
  const element = paper.element(paper.root, 'L');
  const indent = style.size * 1.7;
  for (const [at, text] of items.entries()) {
    const lines = paper.lines(text, style, paper.width - 2 * inset - indent);
    paper.room(Math.min(lines.length, 2) * lineHeight(style));
    const item = paper.element(element, 'LI');
    const label = paper.element(item, 'Lbl');
    const [sign] = paper.lines(numbered ? `${at + 1}.` : '•', style);
    const { y } = paper;
    label.add(() => sign && paper.draw(sign, paper.left + inset + style.size * 0.4, y, style));
    label.end();
    const body = paper.element(item, 'LBody');
    paper.flow(body, lines, style, paper.left + inset + indent);
    body.end();
    item.end();
  }
  element.end();
}
