import { wordsOfSearch } from '#features/journal/journal.rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import {
  getClaim,
  getCurrentDebate,
  getDebate,
  getMap,
  getOutline,
  getPosition,
  listBelow,
  listDebates,
  visitDebate,
} from '../debates.contract.ts';
import { canReadClaims } from '../debates.policy.ts';
import { findClosed } from './archive-store.ts';
import { countMinds } from './closing-store.ts';
import { type ReaderNow, readerOf } from './debate-reader.ts';
import { type DebateRow, positionsOf } from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { presentBelow, readClaim } from './present-claim.ts';
import { presentArchived, presentDebateCard, presentPosition, readDebate } from './present-debate.ts';
import { presentMap, presentOutline } from './present-whole.ts';
import { findNode, nodesUnder, presentCards, type Reading, readingOf } from './reading.ts';
import { noSuchClaim, noSuchDebate, notForThem } from './refusals.ts';
import { shownClaims } from './shown-claims.ts';
import { noteVisit } from './visit-store.ts';
import { currentDebate, requireDebate } from './weeks.ts';

/** What people read of debates (docs/product.md, Debates). */
export function debateRoutes(endpoints: Endpoints, { db, clock }: DebatesDeps): void {
  const readerNow = (caller: Caller) => readerOf(db, caller, clock.now());

  endpoints.handle(getCurrentDebate, async ({ caller }) => {
    const reader = await readerNow(caller);
    return presentDebateCard(db, await readingOf(db, reader, await currentDebate(db, reader.now)));
  });

  endpoints.handle(listDebates, async ({ query, request, reply }) => {
    const terms = wordsOfSearch(query.search ?? '');
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => findClosed(db, { terms, ...wanted }),
      ({ closes_at, id }) => ({ at: closes_at, id }),
    );
    const ids = rows.map(({ id }) => id);
    const [claims, minds] = await Promise.all([shownClaims(db, rows), countMinds(db, ids)]);
    return rows.map((row) =>
      presentArchived(row, { claims: claims.get(row.id) ?? 0, mindsChanged: minds.get(row.id) ?? 0 }),
    );
  });

  endpoints.handle(getDebate, async ({ params, caller }) => {
    const reader = await readerNow(caller);
    return readDebate(db, reader, await requireDebate(db, params.week, reader.now));
  });

  endpoints.handle(getPosition, async ({ params, caller }) => {
    const reading = await requireReading(db, await readerNow(caller), params.week);
    const position = requirePosition(reading.row, params.position);
    return {
      week: reading.row.week,
      question: reading.row.question,
      position: presentPosition(reading, position),
      ...(await presentBelow(db, reading, { position: position.key, node: null })),
    };
  });

  endpoints.handle(getClaim, async ({ params, query, caller }) => {
    const reader = await readerNow(caller);
    if (!canReadClaims(reader)) throw notForThem();
    const claim = await readClaim(db, reader, params.claimId, query.translation);
    if (!claim) throw noSuchClaim();
    return claim;
  });

  endpoints.handle(listBelow, async ({ params, query, caller, request, reply }) => {
    const reading = await requireReading(db, await readerNow(caller), params.week);
    const { key: position } = requirePosition(reading.row, query.position);
    const node = query.claimId === undefined ? null : findNode(reading, query.claimId);
    if (node === undefined || (node && node.position !== position)) throw noSuchClaim();
    const all = nodesUnder(reading, { position, node }, query.side).map((one, place) => ({ one, place }));
    const page = await pageOf(
      { request, reply, query },
      async ({ limit, after }) => {
        const from = after ? after.at + 1 : 0;
        return all.slice(from, from + limit);
      },
      ({ one, place }) => ({ at: place, id: one.id }),
    );
    return presentCards(
      db,
      reading,
      page.map(({ one }) => one),
    );
  });

  endpoints.handle(getOutline, async ({ params, query, caller }) => {
    const reading = await requireReading(db, await readerNow(caller), params.week);
    const at = query.at === undefined ? undefined : findNode(reading, query.at);
    if (query.at !== undefined && !at) throw noSuchClaim();
    return presentOutline(db, reading, at);
  });

  endpoints.handle(getMap, async ({ params, caller }) =>
    presentMap(await requireReading(db, await readerNow(caller), params.week)),
  );

  endpoints.handle(visitDebate, async ({ params, caller }) => {
    const reader = await readerNow(caller);
    if (!canReadClaims(reader)) throw notForThem();
    const { id: debateId } = await requireDebate(db, params.week, reader.now);
    await inUserTransaction(db, caller.id, (tx) =>
      noteVisit(tx, { debateId, userId: caller.id, now: reader.now }),
    );
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN for whoever is not to read what others say */
async function requireReading(db: Db, reader: ReaderNow, week: string): Promise<Reading> {
  const row = await requireDebate(db, week, reader.now);
  if (!canReadClaims(reader)) throw notForThem();
  return readingOf(db, reader, row);
}

/** @throws AppError NOT_FOUND */
function requirePosition(row: DebateRow, key: string) {
  const position = positionsOf(row).find((one) => one.key === key);
  if (!position) throw noSuchDebate();
  return position;
}
