import { deleteAccount, exportMine, updateSettings } from '#features/accounts/settings.contract.ts';
import { endSessions } from '#features/administration/administration.contract.ts';
import { createInvitation } from '#features/admission/admission.contract.ts';
import {
  createNote,
  deleteNote,
  setColorName,
  setHighlights,
  updateNote,
} from '#features/bible/annotations.contract.ts';
import { markChapterRead } from '#features/bible/bible.contract.ts';
import { deleteFile } from '#features/files/files.contract.ts';
import { createEntry, deleteEntry, updateEntry } from '#features/journal/journal.contract.ts';
import { noteMilestones, setMilestonesOnCard } from '#features/milestones/milestones.contract.ts';
import { markAllRead, updateNotificationSettings } from '#features/notifications/notifications.contract.ts';
import { answerAge, updateHowShown } from '#features/people/people.contract.ts';
import { createPlan, deletePlan, markPlace } from '#features/plans/plans.contract.ts';
import { deleteProfilePicture } from '#features/profile-picture/profile-picture.contract.ts';
import { settleQuests } from '#features/quests/quests.contract.ts';
import { saveReminder } from '#features/reminders/reminders.contract.ts';
import { createPrayerOfToday, endRest, setRest } from '#features/today/today.contract.ts';
import { store } from '../my-files.ts';
import { PASSWORD } from '../people.ts';
import { choose, jpeg } from '../pictures.ts';
import type { Moves } from './moves.ts';

const PLAN = {
  weekdays: [1, 2, 3, 4, 5, 6, 7] as (1 | 2 | 3 | 4 | 5 | 6 | 7)[],
  from: { bookId: 'MRK', chapter: 1 },
  to: { bookId: 'MRK', chapter: 16 },
  pace: { kind: 'days' as const, days: 16 },
};

/** What somebody writes, reads and chooses for themselves, and how they are shown. */
export const OWN_MOVES: Moves = {
  async 'write an entry'(world, me) {
    const said = world.say(me, 'own');
    const content = `${said.canary} of the day`;
    const made = await me.client.call(createEntry, {
      body: { content, writingTimeMinutes: 1, passage: 'PSA.23.2-4' },
    });
    world.stands(said, made.body?.id, made.status);
  },
  async 'change an entry'(world, me) {
    const { id: entryId } = world.ofMine('entry', me);
    const said = world.say(me, 'own');
    const body = { content: said.canary };
    world.stands(said, entryId, (await me.client.call(updateEntry, { params: { entryId }, body })).status);
  },
  'delete an entry': (world, me) =>
    me.client.call(deleteEntry, { params: { entryId: world.ofMine('entry', me).id } }),
  async 'write a note'(world, me) {
    const said = world.say(me, 'own');
    const made = await me.client.call(createNote, { body: { verseId: 'JHN.3.16', text: said.canary } });
    world.stands(said, made.body?.id, made.status);
  },
  async 'change a note'(world, me) {
    const { id: noteId } = world.ofMine('note', me);
    const said = world.say(me, 'own');
    const changed = await me.client.call(updateNote, { params: { noteId }, body: { text: said.canary } });
    world.stands(said, noteId, changed.status);
  },
  'delete a note': (world, me) =>
    me.client.call(deleteNote, { params: { noteId: world.ofMine('note', me).id } }),
  async 'mark verses'(world, me) {
    await me.client.call(setHighlights, { body: { verseIds: ['JHN.3.16', 'JHN.3.17'], color: 'rose' } });
    const said = world.say(me, 'own');
    await me.client.call(setColorName, { params: { color: 'rose' }, body: { name: said.canary } });
  },
  'read a chapter': (world, me) =>
    me.client.call(markChapterRead, {
      params: { bookId: 'MRK', chapter: String(1 + world.chance.under(16)) },
    }),
  async 'make a plan'(world, me) {
    const startsOn = new Date(world.app.clock.now()).toISOString().slice(0, 10);
    await me.client.call(createPlan, { body: { ...PLAN, startsOn, name: world.say(me, 'own').canary } });
  },
  'tick a place': (world, me) =>
    me.client.call(markPlace, {
      params: { planId: world.ofMine('plan', me).id, at: '0' },
      body: { isRead: world.chance.isLikely(0.7) },
    }),
  'let a plan go': (world, me) =>
    me.client.call(deletePlan, { params: { planId: world.ofMine('plan', me).id } }),
  async 'keep a file'(world, me) {
    const said = world.say(me, 'file');
    try {
      world.stands(said, await store(me.client, said.canary, `${said.canary}.txt`));
    } catch {
      // Who is banned keeps none.
    }
  },
  'delete a file': (world, me) =>
    me.client.call(deleteFile, { params: { fileId: world.ofMine('file', me).id } }),
  async 'choose a picture'(world, me) {
    await choose(me.client, await jpeg(8 + world.chance.under(8), 8)).catch(() => null);
  },
  'remove the picture': (_world, me) => me.client.call(deleteProfilePicture, {}),
  async 'change names'(world, me) {
    const [first, last] = [world.say(me, 'first-name'), world.say(me, 'last-name')];
    const body = { firstName: first.canary, lastName: last.canary };
    const { status } = await me.client.call(updateSettings, { body });
    for (const said of [first, last]) world.stands(said, me.id, status);
  },
  async 'be shown otherwise'(world, me) {
    const shownAs = world.chance.of(['initial', 'full', 'chosen'] as const);
    const said = world.say(me, 'chosen-name');
    const body = { shownAs, ...(shownAs === 'chosen' && { chosenName: said.canary }) };
    world.stands(said, me.id, (await me.client.call(updateHowShown, { body })).status);
  },
  'keep it secret': (world, me) =>
    me.client.call(updateHowShown, { body: { isSecret: world.chance.isLikely(0.5) } }),
  'look for milestones': (_world, me) => me.client.call(noteMilestones, {}),
  'show a milestone': (world, me) =>
    me.client.call(setMilestonesOnCard, { body: { ids: world.chance.isLikely(0.5) ? ['first-entry'] : [] } }),
  'settle quests': (_world, me) => me.client.call(settleQuests, {}),
  'light the lamp of prayer': (_world, me) => me.client.call(createPrayerOfToday, {}),
  async rest(world, me) {
    const until = new Date(world.app.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    if (world.chance.isLikely(0.5)) await me.client.call(setRest, { body: { until } });
    else await me.client.call(endRest, {});
  },
  'be reminded': (_world, me) =>
    me.client.call(saveReminder, { body: { way: 'calendar', times: Array(7).fill('06:30') } as never }),
  'be told otherwise': (world, me) =>
    me.client.call(updateNotificationSettings, {
      body: {
        weeklyLetter: world.chance.isLikely(0.5),
        quiet: world.chance.isLikely(0.3) ? { from: '21:00', to: '06:30' } : null,
      },
    }),
  'read notifications': (world, me) =>
    me.client.call(markAllRead, { body: { upTo: world.ofMine('notification', me).id } }),
  'take all along': (_world, me) => me.client.call(exportMine, {}),
  'say how old': (_world, me) => me.client.call(answerAge, { body: { answer: 'grown' } }),
  async 'invite to the server'(world) {
    const host = world.chance.of(world.hosts());
    const note = world.say(host, 'hosts');
    const made = await host.client.call(createInvitation, { body: { uses: 1, days: 1, note: note.canary } });
    world.stands(note, made.body?.id, made.status);
  },
  async 'sign somebody out'(world, me) {
    const whom = world.other(me);
    if (whom.isHost) return;
    await me.client.call(endSessions, { params: { personId: whom.id } });
  },
  async 'delete the account'(world, me) {
    // Who moderates is needed for the rest of the walk.
    if (me.isHost || world.people.length < 9 || world.isAtOnce) return;
    const { status } = await me.client.call(deleteAccount, { body: { password: PASSWORD } });
    if (status !== 204) return;
    world.people.splice(world.people.indexOf(me), 1);
    world.gone.push(me.id);
    await world.comes(world.chance.isLikely(0.2) ? 'under-16' : 'grown');
  },
};
