import fastify from 'fastify';

/** A Fastify server that answers a small JSON and does nothing else. The measured rates are shares of its rate. */
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('Lampstand is ready (bare)');
