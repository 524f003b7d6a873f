import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import type { Db } from '#platform/server/db/database.ts';
import { letDeliveriesBeDue, withDatabaseOf } from '#test-support/after-a-kill.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { newcomer, PASSWORD, signedIn } from '#test-support/people.ts';
import { startSmtpServer, type TestSmtpServer } from '#test-support/smtp-server.ts';
import { type RealServer, startRealServer } from '#test-support/start-real-server.ts';
import { TestClient } from '#test-support/test-client.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';
import { freePort } from '#test-support/throwaway-postgres.ts';
import { register } from '../accounts.contract.ts';
import { forgotPassword, verifyEmail } from '../mail-links.contract.ts';

const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => engine === 'sqlite' || inject('postgresUrl') !== null,
);

describe.each(engines)('letters and kill -9, on %s', (engine) => {
  /** How to start the same server again and again, sending to this port. */
  async function prepare(smtpPort: number) {
    const database = engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : null;
    const env: Record<string, string> = {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ...(database && { DATABASE_URL: database.location.url }),
    };
    const servers: RealServer[] = [];
    onTestFinished(async () => {
      for (const server of servers) await server.dispose();
      await database?.remove();
    });
    const location = () => database?.location ?? { file: `${servers[0]!.dataDir}/lampstand.db` };
    return {
      async start(): Promise<RealServer> {
        const dataDir = servers[0]?.dataDir;
        const server = await startRealServer({ env, ...(dataDir && { dataDir }) });
        servers.push(server);
        return server;
      },
      letTimePass: () => letDeliveriesBeDue(location()),
      withDatabase: <T>(work: (db: Db) => Promise<T>) => withDatabaseOf(location(), work),
    };
  }

  async function smtp(options: { port?: number } = {}): Promise<TestSmtpServer> {
    const server = await startSmtpServer(options);
    onTestFinished(() => server.stop());
    return server;
  }

  const confirm = (server: RealServer, token: string | undefined) =>
    new TestClient(server.url).call(verifyEmail, { body: { token: token ?? '', password: PASSWORD } });

  it('one that could not be sent yet is sent by the next process, once, and its link works', async () => {
    const port = await freePort();
    const { start, letTimePass } = await prepare(port);
    const first = await start();
    await new TestClient(first.url).call(register, { body: newcomer('ruth') });
    await first.stop('SIGKILL');
    await letTimePass();
    const mailServer = await smtp({ port });
    const second = await start();
    await expect.poll(() => mailServer.letters.length).toBe(1);
    const [letter] = mailServer.letters;
    expect(letter?.to).toEqual(['ruth@example.org']);
    expect((await confirm(second, letter?.token)).status).toBe(200);
    expect(await second.stop('SIGTERM')).toBe(0);
    expect(mailServer.letters.length).toBe(1);
  });

  it('one that was sent, but not noted as sent, comes again as the very same letter', async () => {
    const mailServer = await smtp();
    const { start, letTimePass, withDatabase } = await prepare(mailServer.port);
    mailServer.saysNothing();
    const first = await start();
    await new TestClient(first.url).call(register, { body: newcomer('ruth') });
    await expect.poll(() => mailServer.letters.length).toBe(1);
    await first.stop('SIGKILL');
    await letTimePass();
    // Nobody who reads the database can open the link.
    expect(await withDatabase((db) => rowsThatMention(db, [mailServer.letters[0]!.token!]))).toEqual([]);
    const second = await start();
    await expect.poll(() => mailServer.letters.length).toBe(2);
    const [one, again] = mailServer.letters;
    expect(again).toMatchObject({ id: one!.id, token: one!.token, to: one!.to, subject: one!.subject });
    expect((await confirm(second, one?.token)).status).toBe(200);
    const ruth = await signedIn(second.url, 'ruth');
    expect((await ruth.call(getCurrentUser, {})).body.emailVerified).toBe(true);
    // Whoever opens the other one too reads that the address is confirmed.
    expect((await confirm(second, again?.token)).status).toBe(200);
  });

  it('each forgotten password that was acknowledged brings one letter, however many are lost in the middle', async () => {
    const mailServer = await smtp();
    const { start, letTimePass } = await prepare(mailServer.port);
    const first = await start();
    const names = Array.from({ length: 8 }, (_, n) => `member${n}`);
    for (const name of names) await new TestClient(first.url).call(register, { body: newcomer(name) });
    const acknowledged: string[] = [];
    await Promise.all(
      names.map(async (name) => {
        const body = { email: `${name}@example.org` };
        const answer = await new TestClient(first.url).call(forgotPassword, { body }).catch(() => null);
        if (answer?.status === 202) acknowledged.push(body.email);
        if (acknowledged.length === 4) await first.stop('SIGKILL');
      }),
    );
    await letTimePass();
    await start();
    const lettersTo = (email: string) =>
      mailServer.letters.filter(
        (letter) => letter.to.includes(email) && letter.subject === 'Choose a new password',
      );
    await expect.poll(() => acknowledged.filter((email) => lettersTo(email).length === 0)).toEqual([]);
    for (const { to } of mailServer.letters) {
      expect(new Set(lettersTo(to[0]!).map(({ id }) => id)).size).toBeLessThanOrEqual(1);
    }
  });
});
