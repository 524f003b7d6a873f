import { ApiError } from '#platform/client/api-error.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';

/** What the server found wrong with words and what they cite, said where they are written. */
export interface WordsProblems {
  text?: string;
  cites?: string;
}

/**
 * @param under the part of the body that the words are in; absent: they are the body
 * @returns nothing where the failure is about something else
 */
export function wordsProblems(error: unknown, under?: string): WordsProblems {
  const prefix = under === undefined ? '' : `${under}.`;
  const issues = issuesByField(error);
  const text = issues[`${prefix}text`];
  const cites = Object.entries(issues).find(([field]) => field.startsWith(`${prefix}cites`))?.[1];
  if (text === undefined && cites === undefined && under === undefined) return ofCode(error);
  return { ...(text !== undefined && { text }), ...(cites !== undefined && { cites }) };
}

/** Without a field the sentence stands where it belongs by what it is about. */
function ofCode(error: unknown): WordsProblems {
  if (!(error instanceof ApiError) || error.issues.length > 0 || error.serverMessage === undefined) return {};
  if (error.code === 'MISQUOTED') return { text: error.serverMessage };
  return error.code === 'PASSAGE_NOT_FOUND' ? { cites: error.serverMessage } : {};
}
