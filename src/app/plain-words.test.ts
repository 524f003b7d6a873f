import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { parseInput } from '#platform/server/http/parse-input.ts';
import { endpointsOf } from './endpoints-of.ts';
import { serverFeatures } from './server-features.ts';

/** How validators speak. No word of it may reach whoever sent something wrong. */
const JARGON =
  /expected|received|invalid (input|option|string|number|type|key|value|discriminator)|^invalid\b|unrecognized|too (big|small):|must match|pattern|regex|\bNaN\b|undefined|\bnull\b|\bunion\b|>=|<=|zod/i;

/** What programs, forms and attackers put where something else belongs. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  7,
  -1,
  1.5,
  1e21,
  Number.NaN,
  '',
  ' ',
  'x',
  'x'.repeat(60_000),
  '\0',
  '\ud83d',
  'https://[',
  true,
  [],
  [7],
  Array.from({ length: 20_000 }, () => ({})),
  {},
  { $ne: '' },
];

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Inputs that are wrong in one place each, and the whole being something else. */
function wrongInputs(schema: JsonSchema): unknown[] {
  const parts = [schema, ...(schema.anyOf ?? [])];
  const inside = parts.flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, of]) =>
      wrongInputs(of).map((value) => ({ [name]: value })),
    ),
    ...(items ? wrongInputs(items).map((value) => [value]) : []),
  ]);
  return [...WRONG, { 'no such field': 1, another: 2 }, ...inside];
}

function complaintsOf(schema: z.ZodType, part: 'params' | 'query' | 'body', value: unknown): string[] {
  try {
    parseInput(schema, value, part);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.message, ...(error.issues ?? []).map(({ message }) => message)];
  }
}

function complaintsAbout(endpoint: Endpoint): string[] {
  const said = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return wrongInputs(described).flatMap((value) => complaintsOf(schema, part, value));
  });
  return [...new Set(said)];
}

describe('what is wrong with an input is said in plain words', () => {
  const taking = endpointsOf(serverFeatures).filter(({ params, query, body }) => params ?? query ?? body);

  it.each(taking.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'of %s',
    (_, endpoint) => {
      const complaints = complaintsAbout(endpoint);
      expect(complaints.length).toBeGreaterThan(0);
      expect(complaints.filter((text) => JARGON.test(text) || text.length > 200)).toEqual([]);
      expect(complaints.filter((text) => !/^[A-Za-z“].*[.\w)]$/u.test(text))).toEqual([]);
    },
  );

  it('and this would find a validator’s own words', () => {
    const { error } = z.strictObject({ a: z.string() }).safeParse({});
    expect(error?.issues[0]?.message).toMatch(JARGON);
  });
});
