/** What the upload helper says, in the words of the specification, section 8, whatever Uppy's next version says. */
export const uploadMessages = {
  noMoreFilesAllowed: 'Cannot add more files',
  failedToUpload: 'Failed to upload %{file}',
  noInternetConnection: 'No Internet connection',
  connectedToInternet: 'Connected to the Internet',
  missingRequiredMetaField: 'Missing required meta fields',
  youCanOnlyUploadX: {
    0: 'You can only upload %{smart_count} file',
    1: 'You can only upload %{smart_count} files',
  },
  noDuplicates: "Cannot add the duplicate file '%{fileName}', it already exists",
  uploadFailed: 'Upload failed',
};

/** Said for a picture that the browser cannot show; it is uploaded all the same. */
export const NO_THUMBNAIL = 'Could not create thumbnail';
