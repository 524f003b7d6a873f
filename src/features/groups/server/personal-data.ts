import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { actsForExport } from './act-store.ts';
import { askedGroupIdsOf, askingsForExport, declinedForExport } from './asking-store.ts';
import { endAsking } from './come-in.ts';
import { groupFilesForExport } from './group-file-store.ts';
import { linksForExport } from './group-link-store.ts';
import { groupIdsWrittenBy, groupsWrittenBy, holdGroup, updateGroupRow } from './group-store.ts';
import { leadOffersBy, leadOffersTo } from './lead-offer-store.ts';
import { takeOut } from './leave-group.ts';
import { findMember, membershipsForExport, removalsForExport } from './member-store.ts';
import { allGroupIdsOf, otherLeaderOf } from './membership-store.ts';

type Row<Find extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];

/** Their groups, and those that they were removed from. */
const groups: PersonalData = {
  section: 'groups',
  tables: ['group_member', 'group_removed'],
  async *exportOf(db, userId) {
    const rows = await membershipsForExport(db, userId);
    yield rows
      .toSorted((a, b) => a.since - b.since)
      .map(({ name, role, since, muted_at }) => ({
        group: name,
        role,
        since,
        isMuted: muted_at !== null,
      }));
    for await (const page of inPages<Row<typeof removalsForExport>>((last, limit) =>
      removalsForExport(db, userId, last, limit),
    )) {
      yield page.map(({ name, removed_at }) => ({ group: name, removedAt: removed_at }));
    }
  },
  eraseOf: leaveAll,
};

/** What they wrote about groups that they lead or led; it stays with the group. */
const texts: PersonalData = {
  section: 'groupTexts',
  tables: ['study_group'],
  async *exportOf(db, userId) {
    for await (const page of inPages<Row<typeof groupsWrittenBy>>((last, limit) =>
      groupsWrittenBy(db, userId, last, limit),
    )) {
      yield page.map(({ name, about, guidelines, created_at }) => ({
        name,
        about,
        guidelines,
        createdAt: created_at,
      }));
    }
  },
};

/** What they asked at the doors of groups, and what they answered others there. */
const askings: PersonalData = {
  section: 'groupAskings',
  tables: ['group_asking'],
  async *exportOf(db, userId) {
    for await (const page of inPages<Row<typeof askingsForExport>>((last, limit) =>
      askingsForExport(db, userId, last, limit),
    )) {
      yield page.map(({ name, word, asked_at, declined_at }) => ({
        group: name,
        word,
        askedAt: asked_at,
        declinedAt: declined_at,
      }));
    }
    for await (const page of inPages<Row<typeof declinedForExport>>((last, limit) =>
      declinedForExport(db, userId, last, limit),
    )) {
      yield page.map(({ name, declined_word, declined_at }) => ({
        group: name,
        declinedSomebodyWith: declined_word,
        declinedAt: declined_at,
      }));
    }
  },
};

/** The links that they made; what stands in their addresses is not kept. */
const links: PersonalData = {
  section: 'groupLinks',
  tables: ['group_link'],
  async *exportOf(db, userId) {
    for await (const page of inPages<Row<typeof linksForExport>>((last, limit) =>
      linksForExport(db, userId, last, limit),
    )) {
      yield page.map(({ name, uses, uses_left, created_at, expires_at }) => ({
        group: name,
        uses,
        usesLeft: uses_left,
        createdAt: created_at,
        expiresAt: expires_at,
      }));
    }
  },
};

/** Whom they asked to lead a group, and where they were asked; whom and by whom is others' to say. */
const leadOffers: PersonalData = {
  section: 'groupLeadOffers',
  tables: ['group_lead_offer'],
  async *exportOf(db, userId) {
    yield (await leadOffersTo(db, userId)).map(({ name, way, offered_at, declined_at }) => ({
      group: name,
      offer: 'I was asked',
      way,
      offeredAt: offered_at,
      declinedAt: declined_at,
    }));
    for await (const page of inPages<Row<typeof leadOffersBy>>((last, limit) =>
      leadOffersBy(db, userId, last, limit),
    )) {
      // What they answered is told by the role that they have.
      yield page.map(({ name, way, offered_at }) => ({
        group: name,
        offer: 'I asked',
        way,
        offeredAt: offered_at,
      }));
    }
  },
};

/** What they did as leaders and helpers. The rows stay with the group, with nobody's name. */
const acts: PersonalData = {
  section: 'groupActs',
  tables: ['group_act'],
  async *exportOf(db, userId) {
    for await (const page of inPages<Row<typeof actsForExport>>((last, limit) =>
      actsForExport(db, userId, last, limit),
    )) {
      yield page.map(({ name, act, role, at }) => ({ group: name, act, role, at }));
    }
  },
};

/** What they share in groups; the bytes are among their files, and go with the account. */
const files: PersonalData = {
  section: 'groupFiles',
  tables: ['group_file'],
  async *exportOf(db, userId) {
    for await (const page of inPages<Row<typeof groupFilesForExport>>((last, limit) =>
      groupFilesForExport(db, userId, last, limit),
    )) {
      yield page.map(({ name, title, object_id, created_at }) => ({
        group: name,
        title,
        fileId: object_id,
        sharedAt: created_at,
      }));
    }
  },
};

export const groupsData: readonly PersonalData[] = [groups, texts, askings, links, leadOffers, acts, files];

/**
 * They leave every group, each held in turn and always in the same order; what they asked is asked no more. For what they wrote last of
 * a group another of its leaders answers.
 */
async function leaveAll(tx: Tx, userId: string, deps: { events: EventSender; now: number }): Promise<void> {
  const ids = [
    ...(await allGroupIdsOf(tx, userId)),
    ...(await askedGroupIdsOf(tx, userId)),
    ...(await groupIdsWrittenBy(tx, userId)),
  ];
  for (const id of [...new Set(ids)].toSorted()) {
    const group = await holdGroup(tx, id);
    if (!group) continue;
    await endAsking(tx, id, userId, deps.now);
    const member = await findMember(tx, id, userId);
    if (member) await takeOut(tx, group, member, deps);
    if (group.author_id === userId) {
      await updateGroupRow(tx, id, { author_id: (await otherLeaderOf(tx, id, userId)) ?? null });
    }
    await othersTurn();
  }
}
