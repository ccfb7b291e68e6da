import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { seal, unseal } from './auth/seal.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';
import { addWork, type Outgoing } from './outgoing.ts';
import { outboxMails } from './tables.ts';

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Always there: plain text reads well everywhere. */
  readonly text: string;
  readonly html?: string;
  /** More header lines, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The same for each try of one mail, so that a mailbox can tell that it has it already. */
  readonly messageId?: string;
  /** When what is in it counts no more, such as a code: later it is not sent. */
  readonly until?: Date;
}

/**
 * A mail is written down in the transaction of whoever sends it, and leaves after the commit: nothing is sent for a
 * write that was rolled back, and no mail is lost when the mail server is away for days.
 */
export interface Mailer {
  send(mail: Mail, db: Db): Promise<void>;
  /** What takes the mails to a mail server, for the outbox; nothing where they are kept. */
  readonly outgoing?: Outgoing;
  close(): void;
}

interface SmtpFault {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** The mail server's own words may name an address, so they go no further: its codes say enough. */
export class MailError extends Error {
  readonly code: string | undefined;
  readonly status: number | undefined;
  /** The address or the mail itself was refused for good. What is wrong with the server or our account may be mended. */
  readonly permanent: boolean;
  constructor({ code, responseCode, command }: SmtpFault) {
    super(`The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ') || 'unknown'}).`);
    this.name = 'MailError';
    this.code = code;
    this.status = responseCode;
    const refused = responseCode === undefined ? command === 'API' : responseCode >= 500;
    this.permanent = refused && ((code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE');
  }
}

const minute = 60;
const hour = 3600;
/** About three days in all, as mail servers do among themselves. */
const pauses = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
];

/** A server that says nothing for so long is asked again later. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

export const makeMailer = (config: Config, log: Log): Mailer =>
  config.smtp ? smtpMailer(config, config.smtp, log) : storedMailer;

const purpose = 'mail';
const place = (id: string) => ['outbox.payload', 'mail', id];
const Kept = z.object({ id: z.string(), sealed: z.string(), until: z.iso.datetime().nullable() });

/** Addresses, links and codes wait sealed: who reads the database finds none of them. */
function smtpMailer(config: Config, { url, from }: { url: string; from: string }, log: Log): Mailer {
  // Neither files nor addresses are ever read into a mail, whatever its text says.
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  const host = new URL(config.publicUrl).hostname;
  const outgoing: Outgoing = {
    event: 'mailQueued',
    name: 'platform.sendMail',
    pauses,
    run: async ({ payload, now }) => {
      const { id, sealed, until } = Kept.parse(payload);
      if (until && new Date(until) <= now) return log.info({}, 'A mail came too late to be sent');
      const mail = JSON.parse(unseal(config, purpose, place(id), sealed)) as Mail;
      const { to, subject, text, html, headers = {}, messageId = `<${id}@${host}>` } = mail;
      const rest = { ...(html && { html }), messageId, headers: { ...headers } };
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...rest });
      } catch (error) {
        throw new MailError(error as SmtpFault);
      }
    },
  };
  return {
    send: async ({ until, ...mail }, db) => {
      const id = randomUUID();
      const sealed = seal(config, purpose, place(id), JSON.stringify(mail));
      await addWork(db, outgoing.event, { id, sealed, until: until?.toISOString() ?? null }, [outgoing.name]);
    },
    outgoing,
    close: () => transport.close(),
  };
}

/** Without a mail server, which is the demo only: mails are kept in the database and shown at /outbox. */
export const storedMailer: Mailer = {
  send: async ({ to, subject, text, html }, db) => {
    await db.insert(outboxMails).values({ to, subject, text, html });
  },
  close: () => undefined,
};
