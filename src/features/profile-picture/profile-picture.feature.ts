import type { ServerFeature } from '#platform/server/feature.ts';
import * as profilePicture from './profile-picture.contract.ts';
import { pictureData } from './server/personal-data.ts';
import { profilePictureRoutes } from './server/picture-routes.ts';

export const profilePictureFeature: ServerFeature = {
  name: 'profile-picture',
  contracts: [profilePicture],
  routes: ({ endpoints }, deps) => profilePictureRoutes(endpoints, deps),
  personalData: () => [pictureData],
};
