import { CHECKS, runChecks } from './checks.ts';

/** `npm run check`: format, lint, types, import arrows, dead code, licences and the build. */
const failed = await runChecks(CHECKS);
if (failed.length > 0) console.error(['\nFailed:', ...failed].join('\n  ✘ '));
process.exit(failed.length === 0 ? 0 : 1);
