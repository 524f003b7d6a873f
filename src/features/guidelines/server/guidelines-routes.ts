import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { isKnownEtag } from '#platform/server/http/known-etag.ts';
import { agreeToGuidelines, getGuidelines, getPrivacy, type HouseText } from '../guidelines.contract.ts';
import { createAgreement } from './agreement-store.ts';
import type { HouseTexts } from './house-texts.ts';

interface GuidelinesDeps {
  db: Db;
  clock: Clock;
  houseTexts: HouseTexts;
}

/** The texts of the house, and who agrees to them (docs/product.md, Guidelines and privacy). */
export function guidelinesRoutes(endpoints: Endpoints, { db, clock, houseTexts }: GuidelinesDeps): void {
  endpoints.handle(getGuidelines, ({ request, reply }) => sendText(request, reply, houseTexts.guidelines));
  endpoints.handle(getPrivacy, ({ request, reply }) => sendText(request, reply, houseTexts.privacy));

  endpoints.handle(agreeToGuidelines, async ({ caller, body }) => {
    const { version } = houseTexts;
    if (body.version !== version) {
      throw new AppError('GUIDELINES_CHANGED', 'The guidelines have just changed. Please read them again.');
    }
    await createAgreement(db, { userId: caller.id, version, now: clock.now() });
  });
}

/** It is the same for everybody, so a browser that has it is only told so. */
async function sendText(request: FastifyRequest, reply: FastifyReply, text: HouseText): Promise<HouseText> {
  const tag = `"${text.version}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (isKnownEtag(request.headers['if-none-match'], tag)) await reply.code(304).send();
  else await reply.send(text);
  return text;
}
