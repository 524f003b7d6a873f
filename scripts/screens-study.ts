import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '../src/contract/durations.ts';
import type { Looking, Member } from './screens-community.ts';

/** Newcomers write this far apart. */
const APART_MS = { inGroup: 2100, forEveryone: 31_000 } as const;

interface Debate {
  week: string;
  positions: { key: string; title: string }[];
}

/** A study group with its week, its talk, an evening and a question about dates, and a debate: who looks at it, and at what. */
export async function createStudyLife(people: {
  leader: Member;
  others: readonly [Member, Member];
  moderator: Member;
}): Promise<Looking[]> {
  const { leader, others, moderator } = people;
  const [ruth, jonas] = others;
  const today = dayFrom(0);
  const { id: group } = await leader.call('POST', '/api/groups', {
    name: 'Thursday kitchen',
    about: 'Twelve people, a long table, and the Acts of the Apostles.',
    topic: 'scripture',
    language: 'en',
    admission: 'request',
    room: 'vineyard',
  });
  const link = await leader.call('POST', `/api/groups/${group}/links`, { uses: 20 });
  for (const other of others) await other.call('POST', `/api/groups/by-link/${link.token}`, {});
  await moderator.call('POST', `/api/groups/${group}/join`, { word: 'I cook, too.' });
  await leader.call('POST', `/api/groups/${group}/plan`, {
    references: ['Acts 2:42-47', 'Acts 3:1-10', 'Acts 4:32-37'],
    startsOn: today,
    every: 'week',
  });
  const { id: thread } = await leader.call('POST', `/api/groups/${group}/topics`, {
    title: 'Who brings a chair?',
    text: 'We are fourteen on Thursday, and the table has room for twelve.',
  });
  await ruth.call('POST', `/api/groups/threads/${thread}/posts`, { text: 'I have two, and a car.' });
  await wait(APART_MS.inGroup);
  await jonas.call('POST', `/api/groups/threads/${thread}/posts`, {
    text: 'Which soup shall it be?',
    poll: { options: ['Lentils', 'Pumpkin', 'Whatever is there'], isMultiple: true },
  });
  await wait(APART_MS.inGroup);
  const evening = await leader.call<{ gatheringId: string; start: string }>('POST', '/api/gatherings', {
    title: 'An evening at the long table',
    description: 'We eat, and then we read. Come as you are.',
    place: 'Hannah’s kitchen, third floor',
    link: '',
    startsAt: `${dayFrom(2)}T19:00`,
    endsAt: `${dayFrom(2)}T21:30`,
    timezone: 'Europe/Berlin',
    seats: 12,
    groupId: group,
    repeat: { kind: 'weekly', every: 1, until: null },
    brings: ['Bread', 'Salad', 'Something sweet'],
  });
  const occurrence = `${evening.gatheringId}/${evening.start}`;
  for (const other of [leader, ...others])
    await other.call('PUT', `/api/gatherings/${occurrence}/answer`, { answer: 'going' });
  await wait(APART_MS.inGroup);
  const poll = await leader.call('POST', '/api/date-polls', {
    groupId: group,
    title: 'A walk before the feast',
    minutes: 180,
    timezone: 'Europe/Berlin',
    startsAt: [10, 11, 17].map((days) => `${dayFrom(days)}T09:00`),
  });
  const plan = await leader.call('POST', '/api/plans/ready/john-three-weeks', {
    startsOn: today,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  });
  await leader.call('POST', '/api/bible/notes', {
    verseId: 'JHN.3.16',
    text: 'He said it at night, to somebody who had come so that nobody would see him.',
  });
  const { week, claim, position } = await argue(leader, ruth);
  const entry = await leader.call('POST', '/api/journal/entries', {
    content: 'The hills were gold this morning, and I said thank you before the coffee was ready.',
    mood: 'grateful',
    writingTimeMinutes: 4,
  });
  const groupPath = `/community/groups/${group}`;
  const debates = '/community/debates';
  return [
    {
      who: leader,
      as: 'leader',
      screens: [
        ...['/community', '/community/groups', groupPath, `${groupPath}?tab=talk`, `${groupPath}?tab=people`],
        ...[`${groupPath}/threads/${thread}`, `${groupPath}/keep`, '/community/taken-along'],
        ...['/community/events', `/community/events/${occurrence}`, `/community/events/${occurrence}/change`],
        ...[`/community/events/new?group=${group}`, `/community/dates/${poll.id}`],
        ...[`/community/dates/new?group=${group}`, debates, `${debates}/${week}`, `${debates}/${week}/map`],
        ...[`${debates}/${week}/positions/${position}`, `${debates}/${week}/other-sides`],
        ...[`${debates}/${week}/speak?position=${position}&side=against`, `${debates}/claims/${claim}`],
        ...['/plans', '/plans/new', `/plans/${plan.id}`, '/plans/ready/psalms-30', '/bible/notes'],
        ...['/bible/JHN/3/16/picture', `/journal/${entry.id}`, '/milestones', '/year', '/year/page'],
        ...['/settings/reminder', '/offline', '/offline/WEB/JHN/3', '/guidelines', '/privacy'],
      ],
    },
    { who: ruth, as: 'member', screens: ['/community', groupPath, `/community/events/${occurrence}`] },
    {
      who: moderator,
      as: 'outsider',
      screens: [
        ...[groupPath, `/community/join/${link.token}`, `${debates}/schedule`],
        `${debates}/schedule/${await weekAfter(moderator, week)}`,
      ],
    },
  ];
}

/** Two take the first two positions, and the one speaks against the other's. */
async function argue(one: Member, other: Member) {
  const { week } = await one.read<{ week: string }>('/api/debates/current');
  const { positions } = await one.read<Debate>(`/api/debates/${week}`);
  const [mine, theirs] = positions.map(({ key }) => key);
  await one.call('PUT', `/api/debates/${week}/stand`, { position: mine });
  await other.call('PUT', `/api/debates/${week}/stand`, { position: theirs });
  await wait(APART_MS.forEveryone);
  const { id } = await one.call('POST', `/api/debates/${week}/claims`, {
    position: theirs,
    claimId: null,
    side: 'against',
    text: 'Who rests has not stopped serving: rest is what the servant is given.',
    cites: ['Mark 2:27'],
    otherSide: null,
  });
  return { week, claim: id, position: theirs };
}

/** A week for which a moderator can still choose the question. */
async function weekAfter(moderator: Member, week: string): Promise<string> {
  const scheduled = await moderator.read<{ week: string }[]>('/api/debates/schedule');
  return scheduled.find((one) => one.week > week)?.week ?? week;
}

/** The date so many days from now, by UTC. */
function dayFrom(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
