/** What the upload helper says (docs/product.md, Uploads), whatever the next version of Uppy says. */
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
