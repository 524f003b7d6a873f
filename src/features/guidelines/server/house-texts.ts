import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '#platform/server/config.ts';
import type { HouseText } from '../guidelines.contract.ts';
import { HOUSE_TEXT_LIMITS } from '../guidelines.rules.ts';
import { OUR_GUIDELINES } from './our-guidelines.ts';
import { OUR_PRIVACY } from './our-privacy.ts';
import { readMarkdown } from './read-markdown.ts';

/** What people agree to before their first word to others. */
export interface HouseTexts {
  guidelines: HouseText;
  privacy: HouseText;
  /** Of both: who has agreed to this one is asked again only when one of the texts changes. */
  version: string;
}

/**
 * The texts of this server: a church's own where `guidelines.md` or `privacy.md` are in the folder, ours otherwise. Read
 * once, at the start, so that what somebody agrees to is what they were shown.
 * @throws ConfigError for a file that cannot be read, is too large, empty, or not UTF-8
 */
export function readHouseTexts(dataDir: string): HouseTexts {
  return houseTextsOf({
    guidelines: ownText(path.join(dataDir, 'guidelines.md')) ?? OUR_GUIDELINES,
    privacy: ownText(path.join(dataDir, 'privacy.md')) ?? OUR_PRIVACY,
  });
}

/** The texts that these two files in Markdown say. */
export function houseTextsOf(markdown: { guidelines: string; privacy: string }): HouseTexts {
  const version = createHash('sha256')
    .update(JSON.stringify([markdown.guidelines, markdown.privacy]))
    .digest('hex')
    .slice(0, 32);
  const textOf = (source: string, fallback: string): HouseText => {
    const { title, blocks } = readMarkdown(source);
    return { title: title ?? fallback, blocks, version };
  };
  return {
    guidelines: textOf(markdown.guidelines, 'Guidelines'),
    privacy: textOf(markdown.privacy, 'Privacy'),
    version,
  };
}

function ownText(file: string): string | null {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return null;
  if (size > HOUSE_TEXT_LIMITS.fileBytes) {
    throw new ConfigError(`${file} is larger than ${HOUSE_TEXT_LIMITS.fileBytes / 1024} KB.`);
  }
  const text = textIn(file).replaceAll('\r\n', '\n').trim();
  if (text === '') throw new ConfigError(`${file} is empty. Write the text, or remove the file to use ours.`);
  return text;
}

function textIn(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    throw new ConfigError(`${file} cannot be read as UTF-8 text: ${(error as Error).message}`);
  }
}
