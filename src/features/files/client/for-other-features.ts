export { sendPicture } from './send-picture.ts';
export { smallerPicture } from './smaller-picture.ts';
export { offerUploadSource } from './upload-sources.ts';
