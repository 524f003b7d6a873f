export { keepOfflineNotice } from './offline-notice.ts';
export { plainTexts } from './plain-texts.ts';
export { sendWithRetries } from './send-with-retries.ts';
export { tellOfThumbnails } from './thumbnail-notice.ts';
export { UploadFailure, uploadFailureMessage } from './upload-failure.ts';
export { uploadMessages } from './upload-messages.ts';
export { useDashboardTheme } from './use-dashboard-theme.ts';
