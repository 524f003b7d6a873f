import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ConfigError } from '#platform/server/config.ts';
import type { Command, ListedCommand } from './command.ts';
import { COMMANDS } from './commands.ts';
import { runCommand } from './run-command.ts';

const listed = (name: string, run: Command['run']): ListedCommand => ({
  name,
  summary: `what ${name} does`,
  load: async () => ({ help: `lampstand ${name}`, run }),
});

const commands = [
  listed('start', async (args, env, out) => {
    out(`start ${args.join(' ')} ${env['WORD']}`);
    return 'running';
  }),
  listed('fail', async () => 3),
  listed('misconfigured', () => Promise.reject(new ConfigError('PORT: is wrong'))),
  listed('broken', () => Promise.reject(new Error('a mistake'))),
];

async function run(...words: string[]) {
  const lines: string[] = [];
  const code = await runCommand(commands, words, { WORD: 'env' }, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}

it('starts the server without a word, and with one', async () => {
  expect(await run()).toEqual({ code: 'running', said: 'start  env' });
  expect(await run('start', 'a', 'b')).toEqual({ code: 'running', said: 'start a b env' });
});

it.each(['--help', '-h', 'help'])('lists every command for %s', async (word) => {
  const { code, said } = await run(word);
  expect(code).toBe(0);
  for (const { name, summary } of commands) expect(said).toMatch(new RegExp(`^ +${name} +${summary}$`, 'm'));
});

it.each(['--version', '-v'])('says for %s which version it is', async (word) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await run(word)).toEqual({ code: 0, said: version });
});

it('answers a word that it does not know with 2', async () => {
  expect(await run('nonsense')).toEqual({
    code: 2,
    said: "There is no 'nonsense'. What there is: lampstand --help",
  });
});

it("gives a command's own code, and 1 with one line for a wrong setting", async () => {
  expect((await run('fail')).code).toBe(3);
  expect(await run('misconfigured')).toEqual({ code: 1, said: 'PORT: is wrong' });
});

it('complains where nobody takes it for what was asked for', async () => {
  const said: string[] = [];
  const complained: string[] = [];
  const words = [['nonsense'], ['misconfigured']];
  for (const asked of words) {
    await runCommand(
      commands,
      asked,
      {},
      (line) => said.push(line),
      (line) => complained.push(line),
    );
  }
  expect([said, complained.length]).toEqual([[], words.length]);
});

it('says before a command which settings are misspelt, and goes on', async () => {
  const lines: string[] = [];
  const env = { WORD: 'env', SMTP_ULR: 'smtp://mail.example.org' };
  expect(await runCommand(commands, [], env, (line) => lines.push(line))).toBe('running');
  expect(lines).toEqual(['⚠ SMTP_ULR is not a setting; did you mean SMTP_URL?', 'start  env']);
});

it('says of a database that several addresses do not reach more than nothing', async () => {
  const unreached = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  const run = () => Promise.reject(unreached);
  const reaching = { name: 'reaching', summary: '', load: async () => ({ help: '', run }) };
  const lines: string[] = [];
  expect(await runCommand([reaching], [], {}, (line) => lines.push(line))).toBe(1);
  expect(lines).toEqual(['The database cannot be used: ECONNREFUSED']);
});

it('answers a mistake with 1 and where it was made', async () => {
  expect(await run('broken')).toEqual({ code: 1, said: expect.stringMatching(/a mistake\n +at /) });
});

it.each(COMMANDS.map((command) => [command.name, command] as const))(
  'lampstand %s --help says how it is called, and does nothing',
  async (name, command) => {
    const lines: string[] = [];
    // No setting is read: a wrong one would be told.
    const code = await runCommand([command], [name, '--help'], { PORT: 'wrong' }, (line) => lines.push(line));
    expect(code).toBe(0);
    expect(lines.join('\n')).toMatch(new RegExp(`^lampstand ${name}`));
  },
);

it('lists what an operator is promised', () => {
  expect(COMMANDS.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'start',
      'backup',
      'restore',
      'verify',
      'move',
      'migrate',
      'invite',
      'make-admin',
    ]),
  );
  expect(COMMANDS[0]!.name).toBe('start');
});

it.each([
  ['start', 'foo'],
  ['start', '--bar'],
  ['migrate', 'foo'],
  ['migrate', '--bar'],
])('lampstand %s %s does nothing and says which word it does not know', async (...words) => {
  const lines: string[] = [];
  // No setting is read: a wrong one would be told.
  const code = await runCommand(COMMANDS, words, { PORT: 'wrong' }, (line) => lines.push(line));
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain(`'${words[1]}'`);
  expect(lines.join('\n')).toMatch(/^[^\n]+$/);
});
