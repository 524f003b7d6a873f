import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { createFileRoom } from './file-room.ts';
import type { FilesDeps } from './files-deps.ts';
import { multipartRoutes } from './multipart-routes.ts';
import { myFilesRoutes } from './my-files-routes.ts';
import { objectsRoutes } from './objects-routes.ts';
import { createPartRoom } from './part-room.ts';
import { createReceiveFile } from './receive-file.ts';
import { receiveRoutes } from './receive-routes.ts';
import { singleUploadRoutes } from './single-upload-routes.ts';

/** Uploaded files, and the objects that other features make something of (docs/product.md, My files). */
export function filesRoutes(endpoints: Endpoints, deps: FilesDeps): void {
  objectsRoutes(endpoints, deps);
  const room = createFileRoom(deps);
  singleUploadRoutes(endpoints, deps, room);
  multipartRoutes(endpoints, deps, room);
  const partRoom = createPartRoom(deps.objects, room);
  receiveRoutes(endpoints, deps, partRoom, createReceiveFile(deps, room, partRoom));
  myFilesRoutes(endpoints, deps, room);
}
