export { offerUploadSource } from './upload-sources.ts';
