import type { FastifyInstance } from 'fastify';
import { COMMON_ERRORS, type Endpoint, limitOf } from '#contract/define-endpoint.ts';
import { errorStatus } from '#contract/errors.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import { sendWritten, WrittenAnswer } from '#platform/server/http/written-answer.ts';
import { openapiDocument } from './openapi.ts';

/**
 * `/api/openapi.json` for programs and `/api/docs` for people. Both are public, because they contain no personal
 * data. They are written when somebody asks for them first: most servers are never asked, and it took a tenth of each start.
 */
export function docsRoutes(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  // Kept as bytes: a text would be copied for everybody who asks, and these are a megabyte.
  let document: WrittenAnswer | undefined;
  let page: Buffer | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    document ??= new WrittenAnswer(openapiDocument(endpoints));
    return sendWritten(document, request, reply.type('application/json'));
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= Buffer.from(docsPage(endpoints));
    return reply.header('content-security-policy', DOCS_POLICY).type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css').send(CSS));
}

/** A page of text with our own style sheet. */
const DOCS_POLICY = "default-src 'none';style-src 'self';frame-ancestors 'none'";

function docsPage(endpoints: readonly Endpoint[]): string {
  const rows = endpoints.map((endpoint) => {
    const errors = endpoint.errors.map((code) => `<code>${errorStatus(code)} ${code}</code>`).join(' ');
    return `<article id="${anchor(endpoint)}">
<h2><b>${endpoint.method}</b> ${escapeHtml(endpoint.path)}</h2>
<p>${escapeHtml(endpoint.summary)}</p>
<p>Who may call: <em>${endpoint.access}</em>. Answers <code>${endpoint.status}</code>. ${limitText(endpoint)}${errors}</p>
</article>`;
  });
  const common = COMMON_ERRORS.map((code) => `<code>${errorStatus(code)} ${code}</code>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lampstand's API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Lampstand's API</h1>
<p>The same in machine-readable form: <a href="/api/openapi.json">/api/openapi.json</a>. Errors are
<code>{ "code", "message", "issues"? }</code>; every route can also answer ${common}.</p>
${rows.join('\n')}</main></body></html>`;
}

function limitText(endpoint: Endpoint): string {
  const limit = limitOf(endpoint);
  return limit ? `At most ${limit.max} calls in ${limit.windowSeconds / 60} minutes. ` : '';
}

function anchor(endpoint: Endpoint): string {
  return `${endpoint.method}${endpoint.path}`.toLowerCase().replace(/[^a-z]+/g, '-');
}

const CSS = `body{font:16px/1.6 system-ui,sans-serif;background:#fbf6ec;color:#2a2740;margin:0}main{max-width:60rem;margin:auto;padding:2rem 1rem}
article{background:#fff;border:1px solid #e8dfcd;border-radius:12px;padding:.5rem 1.25rem;margin:1rem 0}h2{font-size:1.05rem;overflow-wrap:anywhere}
code{background:#f3ead9;border-radius:4px;padding:0 .3em;font-size:.85em}
@media(prefers-color-scheme:dark){body{background:#12142a;color:#fbf6ec}article{background:#1d2040;border-color:#333866}code{background:#2a2e57}a{color:#8fb6d9}}`;
