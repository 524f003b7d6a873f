import { AppError } from '#contract/errors.ts';
import { type FoundText, findPlaces, reasonOf } from '../text/brought/find-sources.ts';
import { loadInThread, textsInThread } from '../text/load-in-thread.ts';
import type { ArrivedFile } from './text-copies.ts';

/** What is uploaded is read whole, in a thread of its own; of several at once one after the other, because each may take 256 MB. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * The one text of a file that has come, and what of it could not be read.
 * @throws AppError TEXT_NOT_READABLE, with the reason and what to do
 */
export function readArrived(arrived: ArrivedFile): Promise<{ found: FoundText; remarks: readonly string[] }> {
  const reading = turn.then(() => read(arrived));
  turn = reading.catch(() => {});
  return reading;
}

async function read({ folder, size }: ArrivedFile) {
  if (size === 0) throw notReadable('it is empty.');
  const texts = (await textsInThread(await findPlaces([folder]))).flat();
  const [found] = texts;
  if (!found) throw notReadable('it holds no Bible text, only something else.');
  if (texts.length > 1) throw notReadable('it holds several. Upload them one at a time.');
  if (found.problem !== null) throw notReadable(found.problem);
  try {
    const loaded = await loadInThread({
      source: found.source,
      isEnglish: /^en\b/i.test(found.conf.language),
    });
    return { found, remarks: loaded.remarks ?? [] };
  } catch (error) {
    throw notReadable(reasonOf(error));
  }
}

function notReadable(reason: string): AppError {
  return new AppError(
    'TEXT_NOT_READABLE',
    `This file cannot be read as a Bible text: ${reason} Choose a SWORD module as a ZIP archive, a ZIP archive of USFM or USX files, ` +
      'or one file of OSIS, USFM or USX.',
  );
}
