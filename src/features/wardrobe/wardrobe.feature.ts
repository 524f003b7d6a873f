import type { ServerFeature } from '#platform/server/feature.ts';
import * as firstWardrobe from './server/migrations/005-wardrobe.ts';
import { unlockData } from './server/personal-data.ts';
import { wardrobeRoutes } from './server/wardrobe-routes.ts';
import * as wardrobe from './wardrobe.contract.ts';
import { WARDROBE_ERRORS } from './wardrobe.errors.ts';
import { wardrobeScreens } from './wardrobe.screens.ts';

export const wardrobeFeature: ServerFeature = {
  name: 'wardrobe',
  contracts: [wardrobe],
  errors: WARDROBE_ERRORS,
  screens: wardrobeScreens,
  migrations: { '005-wardrobe': firstWardrobe },
  routes: ({ endpoints }, deps) => wardrobeRoutes(endpoints, deps),
  personalData: () => [unlockData],
};
