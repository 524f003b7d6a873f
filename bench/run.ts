import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { benchCommunity } from './community-bench.ts';
import { benchDebates } from './debates-bench.ts';
import { benchExport } from './export-bench.ts';
import { benchGroups } from './groups-bench.ts';
import { benchImport } from './import-bench.ts';
import { benchLive } from './live-bench.ts';
import { benchLoop } from './loop-bench.ts';
import { benchPages } from './page-bench.ts';
import { benchPostgres } from './postgres-bench.ts';
import { printReport, type Row } from './report.ts';
import { benchScale } from './scale-bench.ts';
import { benchServer } from './server-bench.ts';
import { benchSoak } from './soak.ts';
import { benchTexts } from './texts-bench.ts';
import { benchUploads } from './upload-bench.ts';
import { benchZip } from './zip-bench.ts';

/**
 * `npm run bench`: every figure that the product promises, measured in one run on this machine. `npm run bench -- server`,
 * `-- postgres`, `-- export`, `-- loop`, `-- uploads`, `-- pages`, `-- community`, `-- groups`, `-- debates`, `-- zip`, `-- texts`, `-- live` or
 * `-- soak` measures one of them; `-- soak 10` goes on for ten minutes instead of two. `-- scale` measures what is large, takes a
 * quarter of an hour, and is measured only when asked for.
 */
const asked = process.argv.slice(2);
const minutes = Number(asked.find((word) => /^\d+$/.test(word)) ?? 2);
const benches = {
  server: benchServer,
  postgres: benchPostgres,
  export: benchExport,
  loop: benchLoop,
  uploads: async (folder: string) => [...(await benchUploads(folder)), ...(await benchImport(folder))],
  pages: benchPages,
  community: benchCommunity,
  groups: benchGroups,
  debates: benchDebates,
  zip: benchZip,
  texts: benchTexts,
  live: benchLive,
  soak: (folder: string) => benchSoak(folder, minutes),
  scale: (folder: string) => benchScale(folder, asked.map(Number).filter(Number.isInteger)),
};
const chosen = Object.entries(benches).filter(([name]) =>
  asked.length === 0 ? name !== 'scale' : asked.includes(name),
);
await buildIfStale({ force: false });
// In the project's folder and not in /tmp, which may be memory: the benchmark has to write to the disk.
const folder = mkdtempSync(path.join(process.cwd(), '.bench-'));
const rows: Row[] = [];
try {
  for (const [name, measure] of chosen) {
    // Each with a database of its own.
    const own = path.join(folder, name);
    mkdirSync(own);
    rows.push(...(await measure(own)));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printReport(rows);
process.exit(rows.every((row) => row.ok) ? 0 : 1);
