import path from 'node:path';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as guidelines from './guidelines.contract.ts';
import { guidelinesErrors } from './guidelines.errors.ts';
import { guidelinesScreens } from './guidelines.screens.ts';
import { guidelinesRoutes } from './server/guidelines-routes.ts';
import { type HouseTexts, readHouseTexts } from './server/house-texts.ts';
import * as agreements from './server/migrations/033-guidelines.ts';
import { agreementData } from './server/personal-data.ts';

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** The guidelines and what is said about privacy. */
    houseTexts: HouseTexts;
  }
}

export const guidelinesFeature: ServerFeature = {
  name: 'guidelines',
  houseFiles: ['guidelines.md', 'privacy.md'],
  contracts: [guidelines],
  errors: guidelinesErrors,
  screens: guidelinesScreens,
  migrations: { '033-guidelines': agreements },
  configure: (config) => ({ houseTexts: readHouseTexts(path.resolve(config.DATA_DIR)) }),
  routes: ({ endpoints }, deps) => guidelinesRoutes(endpoints, deps),
  personalData: () => [agreementData],
};
