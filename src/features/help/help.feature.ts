import path from 'node:path';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as help from './help.contract.ts';
import { helpRoutes } from './server/help-routes.ts';
import { type HelpLines, readHelpLines } from './server/read-help-lines.ts';

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    helpLines: HelpLines;
  }
}

export const helpFeature: ServerFeature = {
  name: 'help',
  houseFiles: ['help-lines.json'],
  contracts: [help],
  configure: (config) => ({ helpLines: readHelpLines(path.resolve(config.DATA_DIR)) }),
  routes: ({ endpoints }, deps) => helpRoutes(endpoints, deps),
};
