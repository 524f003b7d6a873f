import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { line } from '#contract/text.ts';
import { ConfigError } from '#platform/server/config.ts';
import type { HelpLine } from '../help.contract.ts';
import { COUNTRY_LINES, type CountryLines, hrefOf } from '../help-lines.ts';

/** Who helps at once, as this server says it. */
export interface HelpLines {
  /** This church's own, in its order. */
  church: readonly HelpLine[];
  /** By country code. */
  countries: Readonly<Record<string, CountryLines>>;
}

/** What a server without a file of its own says. */
export const OUR_HELP_LINES: HelpLines = { church: [], countries: COUNTRY_LINES };

const MOST_LINES = 10;
const written = z.strictObject({
  name: line(80),
  number: line(40),
  kind: z.enum(['call', 'text', 'emergency']).default('call'),
  how: line(120).optional(),
  hours: line(80),
});
const fileSchema = z.strictObject({
  church: z.array(written).max(MOST_LINES).default([]),
  countries: z
    .record(
      z.string().regex(/^[A-Z]{2}$/, 'A country is two capital letters: GB.'),
      z.strictObject({ name: line(80), lines: z.array(written).min(1).max(MOST_LINES) }),
    )
    .default({}),
});

/**
 * The lines of this server: ours, with what the church's `help-lines.json` in the folder adds; a country that it names is
 * replaced as a whole. Read once, at the start.
 * @throws ConfigError in one line for a file that cannot be used
 */
export function readHelpLines(dataDir: string): HelpLines {
  const file = path.join(dataDir, 'help-lines.json');
  const content = contentOf(file);
  if (content === null) return OUR_HELP_LINES;
  const read = fileSchema.safeParse(content);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ConfigError(`${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
  }
  const countries = Object.entries(read.data.countries).map(
    ([code, { name, lines }]) => [code, { name, lines: lines.map(lineOf) }] as const,
  );
  return {
    church: read.data.church.map(lineOf),
    countries: { ...COUNTRY_LINES, ...Object.fromEntries(countries) },
  };
}

function contentOf(file: string): unknown {
  let text: string;
  try {
    // Editors on Windows may put a byte order mark before it, which nobody sees.
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ConfigError(`${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${file} is not JSON: ${(error as Error).message.replaceAll('\n', ' ')}`);
  }
}

function lineOf({ name, number, kind, how, hours }: z.output<typeof written>): HelpLine {
  return { name, number, kind, how: how ?? null, hours, href: hrefOf(kind, number) };
}
