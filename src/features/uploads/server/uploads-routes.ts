import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { createFileRoom } from './file-room.ts';
import { filesRoutes } from './files-routes.ts';
import { multipartRoutes } from './multipart-routes.ts';
import { objectsRoutes } from './objects-routes.ts';
import { createPartRoom } from './part-room.ts';
import { pictureRoutes } from './picture-routes.ts';
import { receiveRoutes } from './receive-routes.ts';
import { singleUploadRoutes } from './single-upload-routes.ts';
import type { UploadsParts } from './uploads-parts.ts';

/** Uploaded files and profile pictures (spec, sections 4, 5 and 7). */
export function uploadsRoutes(endpoints: Endpoints, parts: UploadsParts): void {
  objectsRoutes(endpoints, parts);
  pictureRoutes(endpoints, parts);
  const room = createFileRoom(parts);
  singleUploadRoutes(endpoints, parts, room);
  multipartRoutes(endpoints, parts, room);
  receiveRoutes(endpoints, parts, room, createPartRoom(parts.objects, room));
  filesRoutes(endpoints, parts, room);
}
