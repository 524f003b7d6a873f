import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { startSmtpServer } from '#test-support/smtp-server.ts';
import { createMailer, mayBeSentLater, withoutRecipient } from './mail.ts';

const mail = {
  to: 'ruth@example.org',
  subject: 'Grüße, Ruth',
  text: 'Dear Ruth,\n\n<b>not bold</b>\n',
  id: 'letter-1',
};

test('letters go out over SMTP as plain text', async () => {
  const smtp = await startSmtpServer();
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
  expect(smtp.letters[0]?.raw).toMatch(/^Message-ID: <letter-1@example\.org>/im);
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
  const smtp = await startSmtpServer({ refusal: code });
  const error = await failure(smtp.port);
  await smtp.stop();
  expect(error).toMatchObject({ responseCode: code });
  expect(mayBeSentLater(error)).toBe(later);
});

test.each([530, 550, 553])(
  'a letter may be sent later when its sender was answered with %i',
  async (code) => {
    const smtp = await startSmtpServer({ senderRefusal: code });
    const error = await failure(smtp.port);
    await smtp.stop();
    expect(error).toMatchObject({ responseCode: code, command: 'MAIL FROM' });
    expect(mayBeSentLater(error)).toBe(true);
  },
);

test.each([
  '553 5.7.1 <lamp@example.org>: Sender address rejected: not owned by user',
  '554 5.7.1 <ruth@example.org>: Relay access denied',
  '550 relaying denied',
])('a letter may be sent later when it is we who are refused: %s', (answer) => {
  const message = `Can't send mail - all recipients were rejected: ${answer}`;
  const responseCode = Number(answer.slice(0, 3));
  const error = Object.assign(new Error(message), { code: 'EENVELOPE', responseCode, command: 'RCPT TO' });
  expect(mayBeSentLater(error)).toBe(true);
});

test('a letter may be sent later when our own password was refused, not when nobody is to get it', async () => {
  const refused = Object.assign(new Error('Invalid login: 535'), { code: 'EAUTH', responseCode: 535 });
  expect(mayBeSentLater(refused)).toBe(true);
  const smtp = await startSmtpServer();
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    from: 'x@example.org',
    log: () => {},
  });
  const error = await mailer.send({ ...mail, to: '' }).catch((reason: unknown) => reason);
  await smtp.stop();
  expect(error).toMatchObject({ code: 'EENVELOPE' });
  expect(mayBeSentLater(error)).toBe(false);
});

test("a refusal does not tell the recipient's address", async () => {
  const smtp = await startSmtpServer({ refusal: 550 });
  const error = await failure(smtp.port);
  await smtp.stop();
  const everything = inspect(error, { depth: 10, showHidden: true });
  expect(everything).toContain('550');
  expect(everything).not.toContain('ruth@example.org');
});

test('an error without an address keeps what it says, and what decides about a later try', () => {
  const refused = Object.assign(new Error('535 <ruth@example.org> wrong password'), {
    code: 'EAUTH',
    responseCode: 535,
    command: 'AUTH PLAIN',
    response: '535 <ruth@example.org> wrong password',
  });
  expect(withoutRecipient(refused)).toMatchObject({
    message: '535 <(address)> wrong password',
    code: 'EAUTH',
    responseCode: 535,
    command: 'AUTH PLAIN',
  });
  expect(withoutRecipient(refused)).not.toHaveProperty('response');
});
