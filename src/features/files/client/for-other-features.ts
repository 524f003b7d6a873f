export { FileIcon } from './components/file-icon.tsx';
export { preloadUploads, UploadArea } from './components/upload-area.tsx';
export { filesQuery, refreshFiles, usageQuery } from './files-queries.ts';
export { MY_FILES } from './upload-place.ts';
export { offerUploadSource } from './upload-sources.ts';
