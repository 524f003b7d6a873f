const art = require('./art/package.json');

/** What the art's package gives to others, as patterns of paths; `finished/*` is read as files. */
const artExports = Object.values(art.exports).map(
  (file) => `^art/${file.slice(2).replaceAll('.', '\\.').replaceAll('*', '.*')}$`,
);

/** What runs on both sides: imported by the server, the browser and the build. */
const EVERYWHERE = '^src/(contract/|features/.*\\.(contract|rules|policy|errors|screens)\\.ts$)';

/** What only the server has. */
const SERVER_CODE = '(/server/|\\.feature\\.ts$|(^|/)node_modules/(fastify|kysely|pg|sharp)/)';

/** The import arrows of ARCHITECTURE.md: main → app → features → platform, ui, contract. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'only-mains-import-commands',
      comment: 'a command is a start of its own: it is called by name, and ends',
      severity: 'error',
      from: { path: '^src/(features|platform|ui|contract|app)/' },
      to: { path: '^src/commands/' },
    },
    {
      name: 'only-main-imports-app',
      severity: 'error',
      from: { path: '^src/(features|platform|ui|contract)/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^src/(platform|ui|contract)/' },
      to: { path: '^src/features/' },
    },
    {
      name: 'features-meet-at-the-door',
      comment: "another feature's contract, rules, policy, or for-other-features; nothing deeper",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '\\.(contract|rules|policy)\\.ts$', '/for-other-features\\.tsx?$'],
      },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(platform|contract|features|app)/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^src/(platform|ui|features|app)/' },
    },
    {
      name: 'no-server-in-client',
      severity: 'error',
      from: {
        path: '^src/(.*/client/|.*\\.(client|screens)\\.ts$|ui/|main-client|app/client-features|app/compose-client)',
      },
      to: {
        path: '(/server/|\\.feature\\.ts$|^node_modules/(fastify|kysely|pg|sharp)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contracts-run-everywhere',
      comment: 'contracts, rules, policies, error codes and screens know neither the server nor Node',
      severity: 'error',
      from: { path: EVERYWHERE, pathNot: '\\.test\\.ts$' },
      to: { path: SERVER_CODE },
    },
    {
      name: 'contracts-run-everywhere-without-node',
      severity: 'error',
      from: { path: EVERYWHERE, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'what-contracts-import-too',
      comment: 'by way of another file; the pages that screens load do know types of the server',
      severity: 'error',
      from: { path: EVERYWHERE, pathNot: '\\.(test|screens)\\.ts$' },
      to: { path: SERVER_CODE, reachable: true },
    },
    {
      name: 'sql-in-stores',
      comment:
        'kysely is for stores, tables and migrations; scripts/arrows/words-of-files.ts looks for queries',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '(^src/platform/server/db/|-(store|tables?)\\.ts$|/migrations/|\\.test\\.ts$)',
      },
      to: { path: '(^|/)node_modules/kysely/', pathNot: '/kysely/dist/migration/' },
    },
    {
      name: 'xp-changes-in-one-place',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/progress/server/(award|take-back)-xp\\.ts$' },
      to: { path: '^src/features/progress/server/xp-grant-store\\.ts$' },
    },
    {
      name: 'one-place-knows-the-engine',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/server/db/' },
      to: { path: '^(pg|node:sqlite|sqlite)$|^node_modules/pg/' },
    },
    {
      name: 's3-only-when-configured',
      comment: 'its client library costs 20 MB and 0.2 s; a server with a disk must not load it',
      severity: 'error',
      from: { path: '^src/', pathNot: '(/object-store/s3-|\\.test\\.ts$)' },
      to: {
        path: '(^src/platform/server/object-store/s3-|^node_modules/@aws-sdk/)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'art-stands-alone',
      severity: 'error',
      from: { path: '^art/' },
      to: { path: '^(src|scripts|test-support|e2e|bench)/' },
    },
    {
      name: 'art-by-its-exports',
      comment: 'what art/package.json declares; nothing deeper',
      severity: 'error',
      from: { path: '^(src|scripts|test-support|e2e|bench)/' },
      to: { path: '^art/', pathNot: artExports },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(node:|virtual:)' },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(test-support|e2e|bench)/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
