import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** What is shorter goes in one packet either way. */
const ONE_PACKET_CHARS = 1024;
/** Of 11. Each step more takes twice as long, and takes away hundredths. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * An answer whose JSON is written already: what many ask for and nobody changes is written once, compressed once, and kept as its bytes
 * alone. Only for what is nobody's own: the length of what is compressed can tell of what is in it.
 */
export class WrittenAnswer {
  readonly json: Buffer;
  #packed: Promise<Buffer> | undefined;

  constructor(body: unknown) {
    this.json = Buffer.from(JSON.stringify(body));
  }

  /** What it says. */
  read(): unknown {
    return JSON.parse(this.json.toString());
  }

  /** In Brotli. */
  packed(): Promise<Buffer> {
    this.#packed ??= compress(this.json, QUALITY);
    return this.#packed;
  }
}

/** Sends it as short as who asks can take it. */
export async function sendWritten(
  answer: WrittenAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (answer.json.length < ONE_PACKET_CHARS) return reply.send(answer.json);
  reply.header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return reply.send(answer.json);
  return reply.header('content-encoding', 'br').send(await answer.packed());
}

export function takesBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
}
