import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';

/** Tables about people whose texts nobody but their owner and those who run the server reads, and why that is so. */
const READ_BY_NOBODY_ELSE: Record<string, string> = {
  account: 'passwords',
  administrator_act: 'what administrators did, for administrators',
  avatar_look: 'choices of a catalogue',
  backup_code: 'secrets',
  came_by: 'no texts',
  chapter_read: 'no texts',
  chapter_read_again: 'no texts',
  chapter_read_before: 'no texts',
  chest_unlock: 'no texts',
  circle_invitation: 'no texts',
  circle_link: 'no texts',
  circle_member: 'no texts',
  collection_unlock: 'no texts',
  debate: 'questions of the house, and a moderator’s words at the close',
  debate_argued: 'no texts',
  debate_mind: 'no texts',
  debate_stand: 'no texts',
  debate_verdict: 'no texts',
  date_poll_answer: 'no texts',
  group_post_vote: 'no texts',
  event_delivery: 'work of the server',
  gathering_answer: 'no texts',
  gathering_answer_aside: 'no texts',
  gathering_series_answer: 'no texts',
  gathering_asked: 'no texts',
  gathering_calendar: 'choices',
  group_act: 'codes',
  group_lead_offer: 'choices',
  group_link: 'no texts',
  group_member: 'no texts',
  group_read: 'no texts',
  group_removed: 'no texts',
  group_zip: 'for whoever asked alone',
  guidelines_agreement: 'no texts',
  highlight_name: 'a reader’s alone',
  idempotency_key: 'no texts',
  journal_entry: 'a journal is its author’s alone',
  journal_usage: 'no texts',
  live_message: 'paths',
  milestone: 'no texts',
  moderation_action: 'codes',
  moderation_appeal: 'from an author to moderators',
  moderation_case: 'codes',
  moderation_note: 'from moderators to an author',
  moderation_report: 'to moderators',
  notification: 'no words of people',
  notification_off: 'choices',
  notification_push: 'no texts',
  notification_setting: 'choices',
  one_time_link: 'secrets',
  outfit_unlock: 'no texts',
  person_block: 'no texts',
  prayer_choice: 'choices',
  prayer_folder: 'a list is its owner’s alone',
  prayer_gone_words: 'for the export of whoever wrote them',
  prayer_item: 'a list is its owner’s alone',
  prayer_later: 'no texts',
  prayer_prayed: 'no texts',
  prayer_reader: 'no texts',
  prayer_testimony_reader: 'no texts',
  progress: 'numbers',
  push_device: 'secrets',
  quest_done: 'no texts',
  quest_draw: 'no texts',
  reading_plan: 'the name of a plan of one’s own, which nobody else reads',
  reading_plan_calendar: 'no texts',
  reading_plan_place: 'no texts',
  reading_position: 'no texts',
  recent_chapter: 'no texts',
  reading_session: 'no texts',
  reminder: 'choices',
  rhythm: 'numbers and dates',
  rhythm_day: 'no texts',
  second_step: 'secrets',
  security_event: 'codes',
  server_invitation: 'a note of a moderator to themselves',
  session: 'devices, for their owner',
  trust: 'numbers',
  verse_favorite: 'no texts',
  verse_highlight: 'no texts',
  verse_note: 'a note is its writer’s alone',
  xp_grant: 'codes',
};

describe('what people show to others', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('sqlite', null);
  });
  afterAll(() => app?.stop());

  it('is in reach of moderators: every table about people is of a kind of words, or says why nobody else reads it', () => {
    const shown = new Set([...app.server.deps.words.values()].flatMap(({ tables }) => tables));
    const tables = [...new Set(app.server.deps.personalData.flatMap((data) => data.tables))];
    const unsaid = tables.filter((table) => !shown.has(table) && !(table in READ_BY_NOBODY_ELSE));
    expect(unsaid).toEqual([]);
    expect([...shown].filter((table) => table in READ_BY_NOBODY_ELSE)).toEqual([]);
    expect(Object.keys(READ_BY_NOBODY_ELSE).filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('stands in tables that there are, of kinds that are registered wherever they are named', async () => {
    const there = new Set((await app.db.introspection.getTables()).map(({ name }) => name));
    for (const { kind, tables } of app.server.deps.words.values()) {
      expect([kind, tables.length > 0, tables.filter((table) => !there.has(table))]).toEqual([
        kind,
        true,
        [],
      ]);
    }
    const named = globSync('src/**/*.{ts,tsx}', {
      exclude: (name) => /\.test\.tsx?$/.test(String(name)),
    }).flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?:<Report |admitWords\(|admitEdit\()[^;]{0,300}?kind[=:]\s*["']([a-z-]+)["']/g,
        ),
      ].map(([, kind]) => ({ file, kind: kind! })),
    );
    expect(named.filter(({ kind }) => !app.server.deps.words.has(kind))).toEqual([]);
  });

  it('is reported where it is read: a screen has a Report of each kind', () => {
    const screens = globSync('src/features/*/client/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
    const reported = new Set(
      screens.flatMap((source) =>
        [...source.matchAll(/reported=\{\{\s*kind: '([a-z-]+)'/g)].map(([, kind]) => kind!),
      ),
    );
    expect([...app.server.deps.words.keys()].filter((kind) => !reported.has(kind))).toEqual([]);
  });

  it('has help for who writes of danger where its screens show it; moderators are told where they do', () => {
    const shows = [...app.server.deps.words.values()].filter(({ showsHelp }) => showsHelp);
    expect(shows.map(({ kind }) => kind).toSorted()).toEqual([
      'date-poll',
      'debate-claim',
      'debate-mind',
      'debate-other-side',
      'debate-verdict',
      'encouragement',
      'gathering',
      'gathering-line',
      'group-asking',
      'group-declining',
      'group-file',
      'group-post',
      'group-topic',
      'prayer-request',
      'study-group',
      'testimony',
    ]);
  });

  it('is called so that it stands in a sentence: with an article that another word can take the place of', () => {
    const called = [...app.server.deps.words.values()].map((kind) => kind.called);
    expect(called.filter((name) => !/^an? [^,.]+$/.test(name))).toEqual([]);
  });

  it('is stored in no other way than by the record: nothing changes or deletes an action', () => {
    const writing = globSync('src/**/*.ts').filter((file) =>
      /(?:updateTable|deleteFrom)\(\s*'moderation_action|update moderation_action|delete from moderation_action/i.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(writing.filter((file) => !file.endsWith('words-kinds.api.test.ts'))).toEqual([]);
  });
});
