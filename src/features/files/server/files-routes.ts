import type { FastifyInstance } from 'fastify';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { createFileRoom } from './file-room.ts';
import { filesRoutes } from './files-routes.ts';
import { type ImportParts, importRoutes } from './imports/import-routes.ts';
import { multipartRoutes } from './multipart-routes.ts';
import { objectsRoutes } from './objects-routes.ts';
import { createPartRoom } from './part-room.ts';
import { pictureRoutes } from './picture-routes.ts';
import { createReceiveFile } from './receive-file.ts';
import { receiveRoutes } from './receive-routes.ts';
import { singleUploadRoutes } from './single-upload-routes.ts';

/** Uploaded files and profile pictures (spec, sections 4, 5 and 7). */
export function uploadsRoutes(
  server: { app: FastifyInstance; endpoints: Endpoints },
  parts: ImportParts,
): void {
  const { endpoints } = server;
  objectsRoutes(endpoints, parts);
  pictureRoutes(endpoints, parts);
  const room = createFileRoom(parts);
  singleUploadRoutes(endpoints, parts, room);
  multipartRoutes(endpoints, parts, room);
  const partRoom = createPartRoom(parts.objects, room);
  const receiveFile = createReceiveFile(parts, room, partRoom);
  receiveRoutes(endpoints, parts, partRoom, receiveFile);
  filesRoutes(endpoints, parts, room);
  importRoutes(server, parts, room, receiveFile);
}
