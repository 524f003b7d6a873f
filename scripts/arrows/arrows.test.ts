import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { drawnOrder } from './feature-graph.ts';
import { faultsOfWords } from './words-of-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const DRAWN = 'The order: `progress, tutorial ← people ← accounts,\njournal ← home`.';

/** What `check-arrows.ts` says of a tree of these files, next to an ARCHITECTURE.md that draws an order. */
function check(files: Record<string, string>): { passed: boolean; says: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  try {
    for (const [file, text] of Object.entries({ 'ARCHITECTURE.md': DRAWN, ...files })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'scripts/check-arrows.ts'), folder],
      { encoding: 'utf8' },
    );
    return { passed: status === 0, says: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const RIGHT = {
  'src/contract/text.ts': 'export const text = 1;',
  'src/features/progress/progress.rules.ts':
    "import { text } from '../../contract/text.ts';\nexport const xp = text;",
  'src/features/people/people.contract.ts':
    "import { xp } from '../progress/progress.rules.ts';\nexport type User = typeof xp;",
  'src/features/people/server/user-store.ts':
    "import { sql } from 'kysely';\nexport const rows = (db) => db.selectFrom('user').select(sql`1`);",
  // The test of a lower feature may use a higher one.
  'src/features/people/server/people.api.test.ts': "import '../../accounts/accounts.rules.ts';",
  'src/features/accounts/accounts.rules.ts':
    "import type { User } from '../people/people.contract.ts';\nexport type Name = User;",
  // A feature that is not drawn stands on all but the highest, which may show it.
  'src/features/prayer/prayer.rules.ts': "import '../accounts/accounts.rules.ts';",
  'src/features/home/home.rules.ts': "import '../prayer/prayer.rules.ts';",
};

it('lets a tree pass whose arrows point downwards', () => {
  const { passed, says } = check(RIGHT);
  expect(says).not.toContain('error');
  expect(passed).toBe(true);
});

it.each<[rule: string, says: string | RegExp, broken: Record<string, string>]>([
  [
    'a circle between features, though only of types',
    'features-without-circles: accounts → people → accounts',
    {
      'src/features/people/people.rules.ts':
        "import type { Name } from '../accounts/accounts.rules.ts';\nexport type A = Name;",
    },
  ],
  [
    'an arrow that points upwards',
    'features-in-order: progress does not stand above home in ARCHITECTURE.md: src/features/progress/x.ts → src/features/home/home.rules.ts',
    {
      'src/features/progress/x.ts': "import '../home/home.rules.ts';",
      'src/features/home/home.rules.ts': 'export const a = 1;',
    },
  ],
  [
    'a feature that stands on one that is not drawn',
    'features-in-order: groups does not stand above prayer in ARCHITECTURE.md',
    {
      'src/features/groups/groups.rules.ts': "import '../prayer/prayer.rules.ts';",
    },
  ],
  [
    'a contract that imports server code, by way of another file',
    /what-contracts-import-too: .*groups\.contract\.ts/,
    {
      'src/features/journal/groups.contract.ts': "export * from './between.ts';",
      'src/features/journal/between.ts': "export * from '../../platform/server/day.ts';",
      'src/platform/server/day.ts': 'export const day = 1;',
    },
  ],
  [
    'rules that import server code',
    /contracts-run-everywhere: .*journal\.rules\.ts/,
    {
      'src/features/journal/journal.rules.ts':
        "import type { Kysely } from 'kysely';\nexport type A = Kysely<1>;",
    },
  ],
  [
    'a policy that imports from Node',
    /contracts-run-everywhere-without-node: .*journal\.policy\.ts/,
    { 'src/features/journal/journal.policy.ts': "export * from 'node:crypto';" },
  ],
  [
    'a contract that uses what only Node has',
    'contracts-run-everywhere: src/contract/paging.ts:1 uses what only Node has',
    { 'src/contract/paging.ts': "export const a = Buffer.from('a');" },
  ],
  [
    'a query in a route',
    'sql-in-stores: src/features/journal/server/routes.ts:2 builds a query outside a store',
    {
      'src/features/journal/server/routes.ts':
        "// .selectFrom( in a comment is none\nexport const a = (db) => db.selectFrom('user');",
    },
  ],
  [
    'a server that imports a command',
    /only-mains-import-commands: .*src\/app\/serve\.ts/,
    {
      'src/app/serve.ts': "export * from '../commands/backup.ts';",
      'src/commands/backup.ts': 'export const a = 1;',
    },
  ],
  [
    'SQL in a route',
    /sql-in-stores: .*server\/routes\.ts.*kysely/,
    { 'src/features/journal/server/routes.ts': "export { sql } from 'kysely';" },
  ],
  [
    'XP that a store pays',
    'no-xp-in-stores: src/features/journal/server/entry-store.ts:1 pays XP in a store',
    { 'src/features/journal/server/entry-store.ts': 'export const a = (tx) => awardXP(tx, {});' },
  ],
  [
    'XP that changes past the one place',
    /xp-changes-in-one-place: .*journal\/server\/pay\.ts/,
    {
      'src/features/journal/server/pay.ts': "export * from '../../progress/server/xp-grant-store.ts';",
      'src/features/progress/server/xp-grant-store.ts': 'export const a = 1;',
    },
  ],
])('refuses %s', (_rule, expected, broken) => {
  const { passed, says } = check({ ...RIGHT, ...broken });
  expect(says).toMatch(expected);
  expect(passed).toBe(false);
});

it('refuses a mutation that two presses in one frame would start twice', () => {
  const words = 'const { mutate } = useMutation({ mutationFn });';
  expect(faultsOfWords('src/features/journal/client/use-save-entry.ts', words)[0]).toContain(
    'mutations-once',
  );
  expect(faultsOfWords('src/platform/client/use-mutation-once.ts', words)).toEqual([]);
});

it('refuses to find queries by the beginning of a key', () => {
  const finds = (words: string) => faultsOfWords('src/features/groups/client/leave.ts', words);
  expect(finds('queryClient.invalidateQueries({ queryKey });')[0]).toContain('queries-by-address');
  expect(finds('queryClient.resetQueries(groupQuery(id));')).toHaveLength(1);
  expect(finds('queryClient.resetQueries(onlyQuery(groupQuery(id)));')).toEqual([]);
  expect(finds('queryClient.removeQueries({ predicate: isInside });')).toEqual([]);
});

it('refuses a door that imports a style: the build would leave it out', () => {
  const door = 'src/features/files/client/uppy/for-other-features.ts';
  expect(faultsOfWords(door, "import './uppy-theme.css';")[0]).toContain('doors-only-pass-on');
  expect(faultsOfWords(door, "export { plainTexts } from './plain-texts.ts';")).toEqual([]);
});

it('refuses a modal that Back does not close', () => {
  const words = '    <RadixDialog.Root open onOpenChange={close}>';
  expect(faultsOfWords('src/features/groups/client/group-dialog.tsx', words)[0]).toContain(
    'modals-closed-by-back',
  );
  expect(faultsOfWords('src/ui/modal-root.tsx', words)).toEqual([]);
});

it('refuses a signature that is made by hand', () => {
  const words = "return createHmac('sha256', secret).update(id).digest('base64url');";
  expect(faultsOfWords('src/features/groups/server/joining-routes.ts', words)[0]).toContain(
    'signed-in-one-place',
  );
  expect(faultsOfWords('src/platform/server/signed-text.ts', words)).toEqual([]);
});

it('finds the order in the document, over several lines', () => {
  expect([...drawnOrder(DRAWN)]).toEqual([
    ['progress', 0],
    ['tutorial', 0],
    ['people', 1],
    ['accounts', 2],
    ['journal', 2],
    ['home', 3],
  ]);
  expect(() => drawnOrder('nothing of the kind')).toThrow('draws no order');
});
