import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** A Fastify server that serves the same file from a folder. The rate of profile pictures is a share of its rate. */
const app = fastify();
await app.register(fastifyStatic, { root: String(process.env['FOLDER']) });
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('Lampstand is ready (bare)');
