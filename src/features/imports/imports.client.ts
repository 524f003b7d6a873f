import { offerUploadSource } from '#features/files/client/for-other-features.ts';
import type { ClientFeature } from '#platform/client/client-feature.ts';

export const importsClient: ClientFeature = {
  name: 'imports',
  atStart: () => offerUploadSource(async () => (await import('./client/web-addresses.ts')).addWebAddresses),
};
