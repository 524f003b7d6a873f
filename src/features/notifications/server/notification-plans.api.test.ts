import { expect, it } from 'vitest';
import { engineOf } from '#platform/server/db/engine.ts';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { messagesAfter, messagesBetween, messagesOf, positionsBetween } from './live-store.ts';
import {
  newestNotifications,
  notificationsFromOldest,
  readUpTo,
  unreadCount,
  unreadSince,
} from './notification-store.ts';
import { putAsideOf, toldAbout } from './notify-store.ts';
import { pushesDue } from './push-store.ts';
import { heldUntil, lettersDue } from './setting-store.ts';

// Without the right index these read everybody's notifications, or all of somebody's.
describeOnBothEngines('notifications are found by an index', (app) => {
  it.each([null, { at: 5, id: 'last' }])('a page, after %o', async (after) => {
    const plan = await planOf(app().db, (db) => newestNotifications(db, { userId: 'x', limit: 51, after }));
    expect(plan).toContain('notification_newest');
    // PostgreSQL sorts the few rows of a test's table.
    if (engineOf(app().db) === 'sqlite') expect(plan).not.toContain('TEMP B-TREE');
  });

  it('a page of the export', async () => {
    const wanted = { userId: 'x', last: { createdAt: 5, id: 'last' }, limit: 25 };
    const plan = await planOf(app().db, (db) => notificationsFromOldest(db, wanted));
    expect(plan).toContain('notification_newest');
  });

  it('those that are unread', async () => {
    const counted = await planOf(app().db, (db) => unreadCount(db, 'x', 1));
    expect(counted).toContain('notification_unread');
    const place = { at: 5, id: 'last' };
    expect(await planOf(app().db, (db) => readUpTo(db, 'x', place, 6))).toContain('notification_unread');
    const wanted = { userId: 'x', since: 5, limit: 50 };
    expect(await planOf(app().db, (db) => unreadSince(db, wanted))).toContain('notification_unread');
  });

  it('those that are put aside, by what they are about and who caused them', async () => {
    const plan = await planOf(app().db, (db) => putAsideOf(db, { subjectIds: ['s', 't'], actorId: 'x' }));
    expect(plan).toContain('notification_subject');
    expect(plan).toContain('notification_actor');
  });

  it('who was told about something', async () => {
    expect(await planOf(app().db, (db) => toldAbout(db, ['s', 't']))).toContain('notification_subject');
  });

  it('people whose quiet hours are over, or whose letter is due', async () => {
    expect(await planOf(app().db, (db) => heldUntil(db, 5, 500))).toContain('notification_setting_held');
    expect(await planOf(app().db, (db) => lettersDue(db, 5, 500))).toContain('notification_setting_letter');
  });

  it('people whom something is to be told by push', async () => {
    expect(await planOf(app().db, (db) => pushesDue(db, 5, 500))).toContain('notification_push_due');
  });

  it('live messages, by their number', async () => {
    const byNumber = engineOf(app().db) === 'sqlite' ? 'INTEGER PRIMARY KEY' : 'live_message_pkey';
    expect(await planOf(app().db, (db) => messagesAfter(db, 5, 100))).toContain(byNumber);
    expect(await planOf(app().db, (db) => messagesBetween(db, { from: 5, to: 9 }, 100))).toContain(byNumber);
    expect(await planOf(app().db, (db) => positionsBetween(db, { from: 5, to: 9 }))).toContain(byNumber);
    const mine = { after: 5, since: 0, limit: 201 };
    expect(await planOf(app().db, (db) => messagesOf(db, 'x', mine))).toContain('live_message_user');
  });
});
