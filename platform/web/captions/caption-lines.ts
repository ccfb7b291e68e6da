/** Cuts what was said into lines of captions, between words where there is a place. */
export function captionLines(text: string, most: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const at = rest.lastIndexOf(' ', most);
    const end = at > 0 ? at : most;
    lines.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  if (rest !== '') lines.push(rest);
  return lines;
}
