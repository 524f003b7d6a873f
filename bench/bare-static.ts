import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** What a profile picture is measured against: a Fastify that serves the same file from a folder. */
const app = fastify();
await app.register(fastifyStatic, { root: String(process.env['FOLDER']) });
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('Lampstand is ready (bare)');
