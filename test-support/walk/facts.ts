import type { Db } from '#platform/server/db/database.ts';

/**
 * Who somebody is, where they are in and where words stand, as the tables have it: facts, and no decision of the product about
 * who may read what.
 */
export async function readFacts(db: Db) {
  const [users, toOthers, blocks, circles, cases] = await Promise.all([
    db.selectFrom('user').select(['id', 'email', 'role', 'bannedUntil', 'firstName', 'lastName']).execute(),
    db.selectFrom('person_to_others').selectAll().execute(),
    db.selectFrom('person_block').selectAll().execute(),
    db.selectFrom('circle_member').selectAll().where('ended_at', 'is', null).execute(),
    db.selectFrom('moderation_case').select(['id', 'kind', 'words_id', 'author_id']).execute(),
  ]);
  const [requests, testimonies, encouragements] = await Promise.all([
    db.selectFrom('prayer_request').selectAll().execute(),
    db.selectFrom('prayer_testimony').selectAll().execute(),
    db.selectFrom('prayer_encouragement').selectAll().execute(),
  ]);
  const [groups, members, threads, posts, files, asking] = await Promise.all([
    db.selectFrom('study_group').selectAll().execute(),
    db.selectFrom('group_member').selectAll().execute(),
    db.selectFrom('group_thread').selectAll().execute(),
    db.selectFrom('group_post').selectAll().execute(),
    db.selectFrom('group_file').selectAll().execute(),
    db.selectFrom('group_asking').selectAll().execute(),
  ]);
  const [gatherings, occurrences, answers, lines, debates, claims, nodes, stands, verdicts] =
    await Promise.all([
      db.selectFrom('gathering').selectAll().execute(),
      db.selectFrom('gathering_occurrence').selectAll().execute(),
      db.selectFrom('gathering_answer').selectAll().execute(),
      db.selectFrom('gathering_line').selectAll().execute(),
      db.selectFrom('debate').select(['id', 'week', 'closed_at', 'positions']).execute(),
      db.selectFrom('debate_words').selectAll().execute(),
      db.selectFrom('debate_node').selectAll().execute(),
      db.selectFrom('debate_stand').selectAll().execute(),
      db.selectFrom('debate_verdict').selectAll().execute(),
    ]);
  const [datePolls, polledDates, dateAnswers] = await Promise.all([
    db.selectFrom('date_poll').selectAll().execute(),
    db.selectFrom('date_poll_date').selectAll().execute(),
    db.selectFrom('date_poll_answer').selectAll().execute(),
  ]);
  const [entries, notes, items, folders, plans, objects, actions, links, circleLinks, notifications] =
    await Promise.all([
      db.selectFrom('journal_entry').select(['id', 'user_id']).execute(),
      db.selectFrom('verse_note').select(['id', 'user_id']).execute(),
      db.selectFrom('prayer_item').select(['id', 'user_id', 'request_id', 'person_id']).execute(),
      db.selectFrom('prayer_folder').select(['id', 'user_id']).execute(),
      db.selectFrom('reading_plan').select(['id', 'user_id']).execute(),
      db.selectFrom('stored_object').select(['id', 'user_id', 'kind', 'stored_at']).execute(),
      db.selectFrom('moderation_action').selectAll().execute(),
      db.selectFrom('group_link').selectAll().execute(),
      db.selectFrom('circle_link').selectAll().execute(),
      db.selectFrom('notification').select(['id', 'user_id']).execute(),
    ]);
  const [zips, invitations, pictures, circleInvitations] = await Promise.all([
    db.selectFrom('group_zip').select(['id', 'user_id', 'group_id']).execute(),
    db.selectFrom('server_invitation').select(['id', 'maker_id']).execute(),
    db.selectFrom('profile_picture').selectAll().execute(),
    db.selectFrom('circle_invitation').selectAll().execute(),
  ]);
  return {
    ...{ users, toOthers, blocks, circles, cases, requests, testimonies, encouragements },
    ...{ groups, members, threads, posts, files, asking, gatherings, occurrences, answers, lines },
    ...{ datePolls, polledDates, dateAnswers },
    ...{ debates, claims, nodes, stands, verdicts, entries, notes, items, folders, plans, objects },
    ...{ actions, links, circleLinks, notifications, zips, invitations, pictures, circleInvitations },
  };
}

export type Facts = Awaited<ReturnType<typeof readFacts>>;

export function areParted(facts: Facts, a: string, b: string): boolean {
  return facts.blocks.some(
    ({ blocker_id, blocked_id }) =>
      (blocker_id === a && blocked_id === b) || (blocker_id === b && blocked_id === a),
  );
}

export function isBanned(facts: Facts, id: string, now: number): boolean {
  const until = facts.users.find((user) => user.id === id)?.bannedUntil ?? null;
  return until !== null && Number(until) > now;
}

export function ageOf(facts: Facts, id: string): string {
  return facts.toOthers.find(({ user_id }) => user_id === id)?.age_answer ?? 'not-asked';
}

export function roleIn(facts: Facts, groupId: string | null, id: string): string | null {
  const row = facts.members.find(({ group_id, user_id }) => group_id === groupId && user_id === id);
  return row?.role ?? null;
}

export function circleOf(facts: Facts, id: string): string[] {
  return facts.circles.filter(({ user_id }) => user_id === id).map(({ member_id }) => member_id);
}

export function peopleIn(facts: Facts, groupId: string | null): string[] {
  return facts.members.filter(({ group_id }) => group_id === groupId).map(({ user_id }) => user_id);
}
