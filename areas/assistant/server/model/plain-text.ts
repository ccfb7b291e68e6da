import { withoutUnwanted } from '#areas/writing/server/public.ts';

/** What a model writes, without characters that hide text or turn its direction. */
export const plainText = (content: string): string => withoutUnwanted(content.replaceAll('\r\n', '\n')).trim();
