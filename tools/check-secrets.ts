import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { filesBelow, run, type Step, verdict } from './step.ts';

const forms: readonly { readonly what: string; readonly form: RegExp }[] = [
  { what: 'a private key', form: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/g },
  { what: 'a key of AWS', form: /\bAKIA[0-9A-Z]{16}\b/g },
  { what: 'a token of GitHub', form: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{40,100})\b/g },
  { what: 'a token of GitLab', form: /\bglpat-[A-Za-z0-9_-]{20,60}\b/g },
  { what: 'a token of npm', form: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { what: 'a live key of Stripe', form: /\b[sr]k_live_[A-Za-z0-9_]{8,200}\b/g },
  { what: 'a signing secret', form: /\bwhsec_[A-Za-z0-9+/]{24,100}/g },
  { what: 'a token of Slack', form: /\bxox[abposr]-[A-Za-z0-9-]{10,200}\b/g },
  { what: 'a key of Google', form: /\bAIza[0-9A-Za-z_-]{35}\b/g },
  { what: 'a live key of ours', form: /\bds_live_[0-9A-Za-z]{39}\b/g },
  { what: 'a password in an address', form: /:\/\/[^/\s:@"'`$<{]{1,100}:[^/\s@"'`$<{]{1,100}@/g },
];

/** Words that say of themselves that they open nothing, and the sample of a published specification. */
const opensNothing = /planted|CHANGE-ME|:(?:password|secret|word)@|whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw/;
const fileOfSecrets = /(?:^|\/)(?:\.env|id_(?:rsa|ed25519|ecdsa)|[^/]+\.(?:pem|p12|pfx|key))$/;

/** What looks like a secret, by line; never the secret itself, since this is printed. */
export function secretsIn(path: string, text: string): string[] {
  const problems = fileOfSecrets.test(path) ? [`${path}: files of this kind hold secrets.`] : [];
  for (const { what, form } of forms) {
    for (const found of text.matchAll(form)) {
      if (opensNothing.test(found[0])) continue;
      problems.push(`${path}:${text.slice(0, found.index).split('\n').length}: this looks like ${what}.`);
    }
  }
  return problems;
}

/** What is or would be committed; without git, all that is here. */
async function files(): Promise<string[]> {
  const { code, text } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (code === 0) return text.split('\0').filter((path) => path !== '');
  return filesBelow(['.'], (path) => !path.endsWith('.env'));
}

const isText = (bytes: Buffer) => !bytes.subarray(0, 8000).includes(0);

export const secretsStep: Step = {
  name: 'secrets',
  async run() {
    const problems: string[] = [];
    let read = 0;
    for (const path of await files()) {
      let bytes: Buffer;
      try {
        bytes = readFileSync(join(root, path));
      } catch {
        // It was deleted and not committed yet.
        continue;
      }
      if (!isText(bytes)) continue;
      problems.push(...secretsIn(path, bytes.toString('utf8')));
      read += 1;
    }
    if (read < 500) problems.push(`Only ${read} files were read.`);
    return verdict(problems, `${read} files`);
  },
};
