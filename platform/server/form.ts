import { problem } from './problem.ts';

export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** The fields of an HTML form that have a text; a name that comes twice counts once. */
export async function readForm(type: string, body: Buffer): Promise<Record<string, string>> {
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const fields = await answer.formData().catch(() => {
    throw problem.invalid([{ field: '', rule: 'malformed', message: 'What was sent is not a valid form.' }]);
  });
  return Object.fromEntries([...fields].filter((field): field is [string, string] => typeof field[1] === 'string'));
}
