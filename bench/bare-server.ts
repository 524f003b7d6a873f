import fastify from 'fastify';

/** What everything is measured against: a Fastify that answers a small JSON and does nothing else. */
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('Lampstand is ready (bare)');
