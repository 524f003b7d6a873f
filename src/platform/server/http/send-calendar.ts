import type { FastifyReply } from 'fastify';

/** Sends an iCalendar file. Each request reads anew: what was cancelled, or is at another address by now, is so at once. */
export async function sendCalendar(reply: FastifyReply, file: string): Promise<void> {
  await reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .send(file);
}
