import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
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
}

/**
 * Call it from reactions and jobs only, with their `db`: they run after commit and are tried again, so nothing is sent
 * for a write that was rolled back, and no mail is lost when the mail server is away for a while.
 */
export interface Mailer {
  send(mail: Mail, db: Db): Promise<void>;
  close(): void;
}

/** The mail server's own words may name an address, so they go no further: its codes say enough. */
export class MailError extends Error {
  readonly code: string | undefined;
  readonly status: number | undefined;
  constructor({ code, responseCode }: { code?: string; responseCode?: number }) {
    super(`The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ') || 'unknown'}).`);
    this.name = 'MailError';
    this.code = code;
    this.status = responseCode;
  }
}

/** Waiting for a mail server holds up the outbox, and in the embedded database everything else. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

export const makeMailer = (config: Pick<Config, 'smtp'>): Mailer =>
  config.smtp ? smtpMailer(config.smtp) : storedMailer;

function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  // Neither files nor addresses are ever read into a mail, whatever its text says.
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ to, subject, text, html, headers = {}, messageId }) => {
      const rest = { ...(html && { html }), ...(messageId && { messageId }), headers: { ...headers } };
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...rest });
      } catch (error) {
        throw new MailError(error as { code?: string; responseCode?: number });
      }
    },
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
