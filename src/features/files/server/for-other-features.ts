export { discardKeys } from './discarded-objects.ts';
export { createFileKeeper, type FileKeeper } from './file-keeper.ts';
export { newFileKey } from './file-keys.ts';
export type { KeepingDeps } from './files-deps.ts';
export {
  createHouseObject,
  deleteHouseObject,
  findHouseObjects,
  type HouseObject,
  isHouseObject,
} from './house-object-store.ts';
export type { PictureQueue } from './pictures/picture-queue.ts';
export { keepPictures, picturesOfUpload, type StoredPicture } from './pictures/pictures-of-upload.ts';
export { noSuchFile, sendFile } from './send-file.ts';
export { sendObject } from './send-object.ts';
export { createSharedFiles, type SharedFiles } from './sharing/shared-files.ts';
export { originsOf } from './signed-address.ts';
export {
  type CompleteObject,
  createObject,
  deleteObjects,
  findFilesByPerson,
  findObject,
  findObjectsByIds,
  findObjectsPage,
  holdFile,
  isComplete,
  type StoredObject,
} from './stored-object-store.ts';
