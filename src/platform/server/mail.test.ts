import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { createMailer, mayBeSentLater } from './mail.ts';

const mail = { to: 'ruth@example.org', subject: 'Grüße, Ruth', text: 'Dear Ruth,\n\n<b>not bold</b>\n' };

/** A real SMTP server that keeps what it is given; with `refusal` it answers every recipient with that code. */
async function startSmtp(refusal?: number) {
  const letters: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refusal === undefined ? null : Object.assign(new Error('no'), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { letters, port, stop: () => new Promise<void>((resolve) => server.close(resolve)) };
}

test('letters go out over SMTP as plain text', async () => {
  const smtp = await startSmtp();
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    from: 'Lampstand <lamp@example.org>',
    log: () => {},
  });
  await mailer.send(mail);
  await smtp.stop();
  expect(smtp.letters).toHaveLength(1);
  expect(smtp.letters[0]?.to).toEqual(['ruth@example.org']);
  expect(smtp.letters[0]?.raw).toMatch(/^From: Lampstand <lamp@example\.org>/m);
  expect(smtp.letters[0]?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(smtp.letters[0]?.raw).toContain('<b>not bold</b>');
});

test('without a server a letter is written to the log, whole', async () => {
  const lines: string[] = [];
  await createMailer({ smtpUrl: undefined, from: 'x@example.org', log: (line) => lines.push(line) }).send(
    mail,
  );
  expect(lines.join('\n')).toContain('To: ruth@example.org');
  expect(lines.join('\n')).toContain(mail.text);
});

/** What sending fails with. */
async function failure(port: number): Promise<unknown> {
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'x@example.org',
    log: () => {},
  });
  return mailer.send(mail).catch((error: unknown) => error);
}

test('a server that is not there is an error to the sender, and may be there later', async () => {
  const error = await failure(9);
  expect(String(error)).toContain('ECONNREFUSED');
  expect(mayBeSentLater(error)).toBe(true);
});

test.each([
  [451, 'put off', true],
  [550, 'refused', false],
] as const)('a letter that is answered with %i is %s', async (code, _, later) => {
  const smtp = await startSmtp(code);
  const error = await failure(smtp.port);
  await smtp.stop();
  expect(error).toMatchObject({ responseCode: code });
  expect(mayBeSentLater(error)).toBe(later);
});
