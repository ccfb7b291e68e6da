import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Header lines in one piece, and quoted-printable text as it was written. */
function unfolded(content: string): string {
  const [head = '', ...body] = content.split('\r\n\r\n');
  const text = body
    .join('\r\n\r\n')
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());
  return `${head.replaceAll(/\r\n[ \t]+/g, ' ').replaceAll('\r\n', '\n')}\n\n${text.replaceAll('\r\n', '\n')}`;
}

/** A real mail server on loopback that keeps what it is given, as a person reads it. */
export async function startMailSink() {
  const received: { readonly to: string; readonly content: string }[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      readText(stream).then((content) => {
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', content: unfolded(content) });
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** So many of the next mails are turned away for now. */
    refuse: (count: number) => {
      refusals = count;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
export type MailSink = Awaited<ReturnType<typeof startMailSink>>;
