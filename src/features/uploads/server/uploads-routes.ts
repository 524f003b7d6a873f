import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { objectsRoutes, type UploadsParts } from './objects-routes.ts';
import { pictureRoutes } from './picture-routes.ts';

/** Uploaded files and profile pictures (spec, sections 4, 5 and 7). */
export function uploadsRoutes(endpoints: Endpoints, parts: UploadsParts): void {
  objectsRoutes(endpoints, parts);
  pictureRoutes(endpoints, parts);
}
