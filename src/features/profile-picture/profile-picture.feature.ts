import type { ServerFeature } from '#platform/server/feature.ts';
import * as profilePicture from './profile-picture.contract.ts';
import * as hiddenPictures from './server/migrations/038-hidden-pictures.ts';
import { pictureData } from './server/personal-data.ts';
import { profilePictureRoutes } from './server/picture-routes.ts';
import { pictureWords } from './server/picture-words.ts';

export const profilePictureFeature: ServerFeature = {
  name: 'profile-picture',
  contracts: [profilePicture],
  migrations: { '038-hidden-pictures': hiddenPictures },
  routes: ({ endpoints }, deps) => profilePictureRoutes(endpoints, deps),
  personalData: () => [pictureData],
  words: () => [pictureWords],
};
