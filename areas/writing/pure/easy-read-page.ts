import { draftNote, type HardWord } from './easy-read-draft.ts';

export interface PageLine {
  readonly text: string;
  /** Markup of a picture of our own; empty for none. */
  readonly picture: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16pt/1.5 Arial, sans-serif; color: #000; background: #fff; }
ol { list-style: none; padding: 0; }
li { display: flex; gap: 1.5rem; align-items: center; margin-bottom: 1.5rem; break-inside: avoid; }
li > span { flex: none; width: 4rem; height: 4rem; }
svg { width: 100%; height: 100%; }
dt { font-weight: bold; } dd { margin: 0 0 1rem; }
p { border: 2px solid; padding: 0.75rem; }`;

/** A page of its own, to print or to pass on: a picture to the left of each line, hard words bold, and a word list. */
export function easyReadPage(title: string, lines: readonly PageLine[], hardWords: readonly HardWord[]): string {
  const bold = (text: string) =>
    hardWords.reduce((all, { word }) => all.replaceAll(escaped(word), (one) => `<b>${one}</b>`), escaped(text));
  const items = lines.map(({ text, picture }) => `<li><span aria-hidden="true">${picture}</span>${bold(text)}</li>`);
  const list = hardWords.map(({ word, meaning }) => `<dt>${escaped(word)}</dt><dd>${escaped(meaning)}</dd>`);
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}
</style>
<h1>${escaped(title)}</h1>
<p>${escaped(draftNote)}</p>
<ol role="list">
${items.join('\n')}
</ol>
${list.length > 0 ? `<h2>Word list</h2>\n<dl>${list.join('\n')}</dl>\n` : ''}</html>
`;
}
