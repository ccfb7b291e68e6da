/** What the beginning of a file says it is. The sender's media type is not believed: an SVG would be run as one. */
export const isPhoto = (start: string): boolean =>
  start.startsWith('\xff\xd8\xff') ||
  start.startsWith('\x89PNG\r\n') ||
  start.startsWith('GIF8') ||
  (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) ||
  start.startsWith('ftypavi', 4);
