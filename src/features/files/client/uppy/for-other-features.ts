// The look of every Uppy here comes with its tools.
import './uppy-theme.css';
import './uppy-progress-theme.css';

export { keepOfflineNotice } from './offline-notice.ts';
export { plainTexts } from './plain-texts.ts';
export { sendWithRetries } from './send-with-retries.ts';
export { tellOfThumbnails } from './thumbnail-notice.ts';
export { UploadFailure, uploadFailureMessage } from './upload-failure.ts';
export { uploadMessages } from './upload-messages.ts';
export { useDarkTheme } from './use-dark-theme.ts';
