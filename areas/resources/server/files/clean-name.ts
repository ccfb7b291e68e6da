/** The ending follows from what is in the file, never from what its sender calls it. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'txt',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/wav': 'wav',
  'image/webp': 'webp',
};

const longest = 60;

/**
 * A name that is safe in addresses, headers and on every disk: letters a to z, digits and hyphens. Folders, control
 * characters, marks that turn text around and further endings go.
 */
export function cleanName(given: string, type: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  return `${stem || 'file'}.${endings[type] ?? 'bin'}`;
}
