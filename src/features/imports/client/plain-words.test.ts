import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { plainTexts, uploadMessages } from '#features/files/client/uppy/for-other-features.ts';
import { addressTexts } from './address-texts.ts';

const JARGON =
  /companion|meta ?field|\burl\b|internal|restrict|author|recover|session|re-select|import|process|unknown|new files|\+%|%\{types\}|details/i;
/** Said by parts of Uppy that are not used (cloud services), and the words of docs/product.md, Uploads. */
const NOT_SHOWN = [
  'authAborted',
  'authenticateWith',
  'authenticateWithTitle',
  'companionUnauthorizeHint',
  'copyLinkToClipboardFallback',
  'dropPasteImportBoth',
  'dropPasteImportFolders',
];
const SPECIFIED = ['missingRequiredMetaField', 'missingRequiredMetaFields', 'missingRequiredMetaFieldOnFile'];

async function textsOf(plugin: string): Promise<Record<string, unknown>> {
  const file = pathToFileURL(`node_modules/@uppy/${plugin}/lib/locale.js`).href;
  return (await import(/* @vite-ignore */ file)).default.strings;
}

test('nothing that the upload helper says to people is a word of its makers', async () => {
  const theirs = await Promise.all(['core', 'dashboard', 'url', 'image-editor'].map(textsOf));
  const said = {
    ...Object.assign({}, ...theirs),
    importFrom: '%{name}',
    ...uploadMessages,
    ...plainTexts,
    ...addressTexts,
  };
  const jargon = Object.entries(said)
    .filter(([key]) => !NOT_SHOWN.includes(key) && !SPECIFIED.includes(key))
    .filter(([, text]) => JARGON.test(JSON.stringify(text)));
  expect(jargon).toEqual([]);
});

test('each text stands for one that there is', async () => {
  const theirs = Object.assign({}, ...(await Promise.all(['core', 'dashboard', 'url'].map(textsOf))));
  expect(Object.keys({ ...plainTexts, ...addressTexts }).filter((key) => !(key in theirs))).toEqual([]);
});
