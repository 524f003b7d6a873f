import { z } from 'zod';
import { COMMON_ERRORS, type Endpoint, limitOf } from '#contract/define-endpoint.ts';
import { type ErrorCode, errorCodes, errorStatus } from '#contract/errors.ts';

/** The OpenAPI 3.1 document of the contracts; nothing in it is written by hand. */
export function openapiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lampstand', version: '1', description: 'Errors are `{ code, message, issues? }`.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lampstand.session_token' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { enum: errorCodes() },
            message: { type: 'string' },
            issues: { type: 'array', items: { type: 'object' } },
          },
        },
      },
    },
  };
}

function operation(endpoint: Endpoint) {
  const { summary, access, params, query, body, response, status, errors, idempotent } = endpoint;
  return {
    summary,
    security: access === 'public' ? [] : [{ session: [] }],
    'x-access': access,
    'x-rate-limit': limitOf(endpoint),
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...(idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      [status]: { description: summary, ...(response && { content: json(schemaOf(response, 'output')) }) },
      ...errorResponses([...new Set([...errors, ...COMMON_ERRORS])]),
    },
  };
}

function json(schema: unknown) {
  return { 'application/json': { schema } };
}

/** Checks that JSON Schema cannot express (well-formed Unicode, known time zones) are left out. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as { properties?: Record<string, unknown>; required?: string[] };
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function errorResponses(codes: ErrorCode[]) {
  const byStatus = Object.groupBy(codes, (code) => String(errorStatus(code)));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, names]) => [
      status,
      { description: (names ?? []).join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}
