/** Parts of a safety plan by their name, in the member's own words. */
export type Plan = Readonly<Record<string, string>>;

/** Guesses at a passphrase cost as much as this each (OWASP's figure for PBKDF2 with SHA-256). */
export const rounds = 600_000;

const encode = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const decode = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  // The same letters, however the keyboard puts them together.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Seals it in this browser; a new salt each time. */
export async function sealPlan(plan: Plan, passphrase: string, iterations = rounds): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passphrase, salt, iterations);
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(plan)),
  );
  return ['p1', iterations, encode(salt), encode(iv), encodeLong(new Uint8Array(data))].join('.');
}

/** Undefined: another passphrase, or the plan was damaged. Nobody can tell which. */
export async function openPlan(sealed: string, passphrase: string): Promise<Plan | undefined> {
  const [form, iterations, salt = '', iv = '', data = ''] = sealed.split('.');
  if (form !== 'p1') return undefined;
  try {
    const key = await keyOf(passphrase, decode(salt), Number(iterations));
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: decode(iv) }, key, decode(data));
    return JSON.parse(new TextDecoder().decode(opened)) as Plan;
  } catch {
    return undefined;
  }
}

/** A call takes so many arguments and no more. A multiple of 3, so that the pieces join without padding. */
const piece = 3 * 4096;
function encodeLong(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += encode(bytes.subarray(at, at + piece));
  return text;
}
