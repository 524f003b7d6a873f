import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitOf } from '#contract/define-endpoint.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { contractsOf, endpointsOf } from './endpoints-of.ts';
import { serverFeatures } from './server-features.ts';

const allEndpoints = endpointsOf(serverFeatures);

const nameOf = (e: { method: string; path: string }) => `${e.method} ${e.path}`;

/** Export name of each endpoint, by 'METHOD /path'. */
const exportNames = new Map(
  contractsOf(serverFeatures)
    .flatMap((contract) => Object.entries<unknown>(contract as Record<string, unknown>))
    .filter(([, value]) => (allEndpoints as unknown[]).includes(value))
    .map(([name, value]) => [nameOf(value as (typeof allEndpoints)[number]), name]),
);

/** The calls that docs/product.md, Calls, promises to browsers that are open now. */
const PROMISED = `
GET /api/auth/user
POST /api/auth/login
POST /api/auth/register
GET /api/login
GET /api/user/profile
PUT /api/user/profile-picture
POST /api/objects/upload
PATCH /api/user/avatar
GET /api/outfits
PATCH /api/user/outfit
POST /api/outfits/{id}/unlock
GET /api/chests
POST /api/chests/{id}/unlock
GET /api/wallpapers
POST /api/wallpapers/{id}/apply
GET /api/wallpaper-collections
GET /api/wallpapers/{id}
GET /api/journal/entries
POST /api/journal/entries
GET /api/bible/verse-of-the-day
GET /api/bible/books
GET /api/bible/search
POST /s3/multipart
GET /s3/multipart/{id}
GET /s3/multipart/{id}/{id}
POST /s3/multipart/{id}/complete
DELETE /s3/multipart/{id}
GET /s3/params
GET /s3/sts
`;

/** Calls that only read, but search, ask a store of files, send much, or go to another server. */
const COSTLY = `
GET /api/journal/entries
GET /api/bible/search
GET /api/user/export
GET /api/login
GET /api/login/callback
GET /api/files
GET /api/files/:fileId/content
GET /api/objects/:objectId
GET /s3/params
GET /s3/sts
GET /s3/multipart/:uploadId
GET /s3/multipart/:uploadId/:partNumber
`;

describe('the product', () => {
  it.each(PROMISED.trim().split('\n'))('has the call %s', (call) => {
    const calls = allEndpoints.map((endpoint) => nameOf(endpoint).replace(/:[A-Za-z]+/g, '{id}'));
    expect(calls).toContain(call);
  });
});

describe('every endpoint', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('sqlite', null);
  });
  afterAll(() => app?.stop());

  it('is registered once, and nothing else is', () => {
    expect(app.server.endpoints.registered.map(nameOf).sort()).toEqual(allEndpoints.map(nameOf).sort());
  });

  it('is the only kind of call', () => {
    const pages = ['/healthz', '/readyz', '/api/docs', '/api/docs.css', '/api/openapi.json'];
    const known = [...allEndpoints.map(({ path }) => path), ...pages];
    const { routes } = app.server;
    expect(routes.length).toBeGreaterThan(allEndpoints.length);
    expect(routes.filter((route) => !known.includes(route))).toEqual([]);
  });

  it.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s says who may call, what it answers, and which errors it gives',
    (_, endpoint) => {
      expect(['public', 'signed-in', 'moderator', 'admin']).toContain(endpoint.access);
      expect(Array.isArray(endpoint.errors)).toBe(true);
      // A repeated creation says so when what it made is gone.
      if ('idempotent' in endpoint && endpoint.idempotent) expect(endpoint.errors).toContain('NOT_FOUND');
      expect(endpoint.summary.length).toBeGreaterThan(10);
      expect(Boolean(endpoint.response) || endpoint.status === 204 || endpoint.raw === true).toBe(true);
      const inPath = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].length > 0;
      expect(Boolean(endpoint.params)).toBe(inPath);
    },
  );

  it.each(allEndpoints.filter(({ method }) => method !== 'GET').map((e) => [nameOf(e), e] as const))(
    '%s writes, so it has a limit',
    (_, endpoint) => expect(limitOf(endpoint)).not.toBeNull(),
  );

  it('that may refuse words for others says that it takes them, so that help is shown before they are sent', () => {
    const refusing = allEndpoints.filter(({ errors }) =>
      WORDS_REFUSED.every((code) => errors.includes(code)),
    );
    expect(refusing.length).toBeGreaterThan(20);
    expect(allEndpoints.filter(({ takesWords }) => takesWords).map(nameOf)).toEqual(refusing.map(nameOf));
  });

  it.each(COSTLY.trim().split('\n'))('%s costs much, so it has a limit', (name) => {
    const endpoint = allEndpoints.find((one) => nameOf(one) === name)!;
    expect(limitOf(endpoint)).not.toBeNull();
  });

  it('is called by an API test', () => {
    const tests = globSync(['src/**/*.api.test.ts', 'test-support/*.ts'])
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const untested = [...exportNames].filter(([, name]) => !new RegExp(`\\b${name},`).test(tests));
    expect(untested.map(([operation]) => operation)).toEqual([]);
  });

  it.each(allEndpoints.filter((e) => e.access !== 'public').map((e) => [nameOf(e), e] as const))(
    '%s is closed to visitors',
    async (_, endpoint) => {
      const path = endpoint.path.replace(/:[A-Za-z]+/g, 'x');
      const body = endpoint.body ? {} : undefined;
      const answer = await app.visitor().send<{ code: string }>(endpoint.method, path, body);
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('NOT_SIGNED_IN');
    },
  );
});
