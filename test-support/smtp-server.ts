import { SMTPServer } from 'smtp-server';

/** A letter as a mail server was given it. */
export interface ReceivedLetter {
  to: string[];
  /** `Message-ID`, in its angle brackets: of letters that have the same, people see one. */
  id: string;
  subject: string;
  /** The token of the link in it, if there is one. */
  token: string | undefined;
  raw: string;
}

/** A real SMTP server on loopback that keeps what it is given. */
export interface TestSmtpServer {
  port: number;
  letters: ReceivedLetter[];
  /** From now on every recipient is answered with that code; undefined: with yes. */
  refuses(code: number | undefined): void;
  /** From now on letters are taken and never acknowledged, as by a server that is lost while it answers. */
  saysNothing(): void;
  /** Acknowledges them now. */
  saysYesAfterAll(): void;
  /** Ends it, and whatever connections it has. */
  stop(): Promise<void>;
}

/** @param options.refusal answers every recipient with that code, `options.senderRefusal` every sender */
export async function startSmtpServer(
  options: { refusal?: number; senderRefusal?: number; port?: number } = {},
): Promise<TestSmtpServer> {
  const { port = 0, senderRefusal } = options;
  let { refusal } = options;
  const letters: ReceivedLetter[] = [];
  let isSilent = false;
  const unanswered: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onMailFrom(_address, _session, done) {
      done(
        senderRefusal === undefined ? null : Object.assign(new Error('no'), { responseCode: senderRefusal }),
      );
    },
    onRcptTo(_address, _session, done) {
      done(refusal === undefined ? null : Object.assign(new Error('no'), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push(read(to, Buffer.concat(chunks).toString()));
        if (isSilent) unanswered.push(done);
        else done();
      });
    },
  });
  // Senders that are killed leave broken connections behind.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    letters,
    refuses: (code) => {
      refusal = code;
    },
    saysNothing: () => {
      isSilent = true;
    },
    saysYesAfterAll: () => {
      isSilent = false;
      for (const done of unanswered.splice(0)) done();
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function read(to: string[], raw: string): ReceivedLetter {
  // Long lines are folded, and '=' is written as '=3D' (RFC 2045, section 6.7).
  const text = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  return {
    to,
    raw,
    id: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
    subject: /^Subject: (.*?)\r?$/im.exec(raw)?.[1] ?? '',
    token: /token=([A-Za-z0-9_-]+)/.exec(text)?.[1],
  };
}
