/** What the upload helper says of its own in words of its makers, said in those of its users. */
export const plainTexts = {
  addBulkFilesFailed: {
    0: 'Something went wrong, and %{smart_count} file was not added. Please choose it again',
    1: 'Something went wrong, and %{smart_count} files were not added. Please choose them again',
  },
  additionalRestrictionsFailed: '%{count} more could not be added',
  companionError: 'The file could not be fetched. Please try again in a moment',
  dataUploadedOfUnknown: '%{complete} so far',
  dropPasteImportFiles: 'Drop files here, %{browseFiles}, or take them from:',
  exceedsSize: '%{file} is too large: a file can have at most %{size}',
  importFiles: 'Take files from:',
  processingXFiles: {
    0: 'Preparing %{smart_count} file',
    1: 'Preparing %{smart_count} files',
  },
  reSelect: 'Choose again',
  recoveredAllFiles: 'Everything is still there, and you can go on.',
  recoveredXFiles: {
    0: 'One file has to be chosen again. Then the upload goes on.',
    1: '%{smart_count} files have to be chosen again. Then the upload goes on.',
  },
  sessionRestored: 'Here is where you left off.',
  showErrorDetails: 'Why?',
  uploadXNewFiles: {
    0: 'Upload %{smart_count} more file',
    1: 'Upload %{smart_count} more files',
  },
  youCanOnlyUploadFileTypes: 'A file of this kind cannot be added here',
};
