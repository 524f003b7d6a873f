// Apart from ../for-other-features.ts, which every page's first script has with it.
export { filesQuery, refreshFiles, usageQuery } from '../files-queries.ts';
export { MY_FILES } from '../upload-place.ts';
export { FileIcon } from './file-icon.tsx';
export { preloadUploads, UploadArea } from './upload-area.tsx';
