/** What the panel of files from web addresses says. */
export const addressTexts = {
  pluginNameUrl: 'Web address',
  import: 'Get this file',
  enterUrlToImport: 'Address of a file on the web',
  enterCorrectUrl: 'This is not an address of the web.',
  failedToFetch: 'This address gave no file. Please check that it leads straight to one.',
};
