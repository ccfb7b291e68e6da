import sharp from 'sharp';
import type { MatrixInput } from '../matrix.ts';
import type { TestApp } from './app.ts';
import type { openBrowser } from './browser.ts';

/**
 * What an area says about members' words in its tables, in its testing/canaries.ts: which words are planted where, and why
 * the other columns of text cannot hold any. The test of deletion loops over all; a column that is in none fails it.
 */
export interface Canaries {
  /** By column: a word that is found nowhere else, and that `plant` puts there. */
  readonly planted?: Readonly<Record<string, string | { readonly word: string; readonly notInCopy: string }>>;
  /** By column that holds text: why it cannot hold words of a member. */
  readonly wordless?: Readonly<Record<string, string>>;
  /** Words that the database holds sealed: looked for in the copy alone. */
  readonly sealed?: readonly string[];
  /** Files of the copy; N stands for a number. */
  readonly files?: readonly string[];
  /** Words in those files. */
  readonly inFiles?: readonly string[];
  /** Puts the words there, through the product's own calls. */
  readonly plant?: (planting: Planting) => Promise<void>;
}

export interface Planting {
  readonly app: TestApp;
  readonly call: <Body>(userId: number, operation: string, input?: MatrixInput) => Promise<Body>;
  /** Whose words are planted. */
  readonly me: { readonly id: number; readonly browser: ReturnType<typeof openBrowser> };
  /** Another member, who stays. */
  readonly other: number;
  readonly moderator: number;
  /** For what another area plants upon, by a name. */
  readonly keep: (what: string, id: number) => void;
  readonly made: (what: string) => number;
}

export const chosen = 'One of a few words of ours, chosen from a list.';
export const ours = 'Made by the software; no words of a member.';
export const secret = 'A scrambled or random secret.';
export const sealedWords = 'Sealed; the words are looked for in the copy.';
export const fileKey = 'A random name; the file itself is looked for too.';

export const picture = async (background: string) => ({
  bytes: new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
  type: 'image/png',
});

export const documentOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Of what the platform itself keeps. */
export const platformCanaries: Canaries = {
  planted: {
    'users.name': 'zyxfullname',
    'users.email': 'zyxmail@example.org',
    'users.username': 'zyxusername',
    'sessions.user_agent': 'zyxagent',
    'sessions.ip_address': '198.51.100.77',
    'passkeys.name': 'zyxpasskey',
    'idempotency_keys.key': {
      word: 'zyxwritekey',
      notInCopy: 'A number that the browser makes up, forgotten after a day.',
    },
    'outbox_mails.to': 'zyxmail@example.org',
  },
  wordless: {
    'users.roles': chosen,
    'users.plan': chosen,
    'passwords.hash': secret,
    'sessions.family': secret,
    'sessions.token_hash': secret,
    'sessions.previous_hash': secret,
    'audit_log.action': ours,
    'audit_log.subject': ours,
    'audit_log.detail':
      'Roles with the reason of an administrator, and search words of a moderator: sealed by the chain.',
    'audit_log.previous_hash': ours,
    'audit_log.hash': ours,
    'audit_log.seal': ours,
    'audit_head.hash': ours,
    'audit_head.seal': ours,
    'idempotency_keys.operation': ours,
    'idempotency_keys.body': 'Sealed; the answer to a write once more, and the thing itself is in the copy.',
    'idempotency_keys.fingerprint': secret,
    'outbox.name': ours,
    'outbox.payload': 'Numbers and names of files: looked through below all the same.',
    'outbox_work.reaction': ours,
    'outbox_work.claim': 'A random number.',
    'outbox_work.last_error': 'The name of an error, never its text.',
    'outbox_mails.subject': ours,
    'outbox_mails.text': 'Words of ours with links; no names.',
    'outbox_mails.html': 'No mail has one.',
    'passkeys.credential_id': secret,
    'passkeys.public_key': secret,
    'passkeys.device_type': chosen,
    'passkeys.transports': chosen,
    'rate_limits.key': 'Filled on a shared server alone, with an address for minutes; the erasure looks for it.',
    'recovery_codes.code_hash': secret,
    'second_factors.sealed_key': secret,
  },
};
