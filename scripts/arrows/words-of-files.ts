interface WordRule {
  name: string;
  says: string;
  in: RegExp;
  notIn?: RegExp;
  words: RegExp;
}

const TESTS = /\.test\.tsx?$/;

/** What the imports of a file do not show: a database comes as a parameter, `Buffer` is global, XP comes through a door. */
const RULES: WordRule[] = [
  {
    name: 'sql-in-stores',
    says: 'builds a query outside a store',
    in: /^src\/(features|app|commands)\//,
    notIn: /-store\.ts$|\/server\/migrations\//,
    words:
      /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|executeQuery)\(|\bsql(<[^`]*>)?`/,
  },
  {
    name: 'no-xp-in-stores',
    says: 'pays XP in a store',
    in: /^src\/.*-store\.ts$/,
    words: /\bawardXP\b/,
  },
  {
    name: 'modals-closed-by-back',
    says: "opens what the browser's Back does not close: Dialog, ConfirmDialog or ModalRoot of src/ui/ does it",
    in: /^src\/features\//,
    words: /\b\w*Dialog\.Root\b/,
  },
  {
    name: 'mutations-once',
    says: 'starts what two presses in one frame would do twice: useMutationOnce does it once',
    in: /^src\//,
    notIn: /\/use-mutation-once\.ts$/,
    words: /\buseMutation[(<]/,
  },
  {
    name: 'queries-by-address',
    says: 'finds queries by the beginning of a key, and not those that a page brought along: onlyQuery finds the one of an address',
    in: /^src\//,
    words:
      /\b(?:invalidate|refetch|reset|remove|cancel)Queries\((?!onlyQuery\(|thisQuery|\)|\{ type|\{ predicate|\{$)/,
  },
  {
    name: 'doors-only-pass-on',
    says: 'imports for what that does by itself, which the build leaves out (vite.config.ts)',
    in: /\/for-other-features\.tsx?$/,
    words: /^import\s+['"]/,
  },
  {
    name: 'signed-in-one-place',
    says: 'signs by itself: signatureOf and isSameText of signed-text.ts do it',
    in: /^src\//,
    notIn: /^src\/platform\/server\/signed-text\.ts$/,
    words: /\bcreateHmac\(/,
  },
  {
    name: 'contracts-run-everywhere',
    says: 'uses what only Node has',
    in: /^src\/(contract\/|features\/.*\.(contract|rules|policy|errors|screens)\.ts$)/,
    words: /\b(Buffer|process)[.(]/,
  },
];

/** What the words of a file break, a sentence each; `path` begins with `src/`. */
export function faultsOfWords(path: string, text: string): string[] {
  if (TESTS.test(path)) return [];
  return RULES.filter((rule) => rule.in.test(path) && !rule.notIn?.test(path)).flatMap((rule) => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => !/^\s*(\*|\/[/*])/.test(line) && rule.words.test(line));
    return at < 0 ? [] : [`${rule.name}: ${path}:${at + 1} ${rule.says}: ${lines[at]?.trim()}`];
  });
}
