import path from 'node:path';
import { createReport, listCases } from '../../src/features/moderation/moderation.contract.ts';
import { putLexicon } from '../../test-support/sword-lexicon.ts';
import { putModule } from '../../test-support/sword-module.ts';
import { expect, signedIn } from '../fixtures.ts';
import { another as anotherAt, confirmAddress, empower } from '../moderators.ts';
import { keepFile } from '../my-files.ts';
import { expectAllWhole, expectWhole } from '../opened-layers.ts';
import { testWithOwnServer as test, testWithTime } from '../own-server.ts';
import { readInText } from '../read-to.ts';
import { SMALL_PHONE } from '../small-phone.ts';
import { another, call, groupOf, ready, topicIn } from '../study-group.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewi';

for (const one of [test, testWithTime])
  one.use({ viewport: SMALL_PHONE, contextOptions: { reducedMotion: 'reduce' } });

testWithTime(
  'what opens over talks, files and plans of a group is whole on the smallest phone',
  async ({ page, browser, baseURL, time }) => {
    await ready(page, 'Hannah');
    const tola = await another(browser, baseURL, LONG);
    const group = await groupOf(page, tola);
    const groupId = group.split('/').at(-1);
    const startsOn = new Date().toISOString().slice(0, 10);
    const plan = { references: ['Acts 2:42-47', 'Acts 3'], startsOn, every: 'week' };
    await call(page, 'POST', `/api/groups/${groupId}/plan`, plan);
    const topic = await topicIn(page, group, { title: LONG, text: 'I have three seats.' });
    const threadId = topic.split('/').at(-1);
    const { post } = await call<{ post: { id: string } }>(
      tola,
      'POST',
      `/api/groups/threads/${threadId}/posts`,
      {
        text: `${'w'.repeat(80)}?`,
        poll: { options: ['w'.repeat(60), 'Jonah'], isMultiple: false },
      },
    );
    await call(tola, 'PUT', `/api/groups/posts/${post.id}/vote`, { options: [0] });
    await expectAllWhole(page, topic, [
      ['More about your words'],
      ['More about your words', 'Change it'],
      [/chosen/],
    ]);
    await expectAllWhole(page, `${group}/keep`, [[/^Change Acts 3/], [/^Archive the group/]]);

    // Two things of one newcomer are some seconds apart.
    time.pass(1);
    const fileId = await keepFile(page, `${'recording'.repeat(12)}.mp3`);
    await call(page, 'POST', `/api/groups/${groupId}/files`, { fileId, title: 'w'.repeat(80) });
    await expectAllWhole(page, `${group}?tab=files`, [
      ['Share a file'],
      [/^More about w/],
      [/^More about w/, 'Change its title'],
      [/^More about w/, 'Take it out'],
    ]);

    const { ready: plans } = await call<{ ready: { id: string }[] }>(page, 'GET', '/api/plans');
    const { id: planId } = await call<{ id: string }>(page, 'POST', `/api/plans/ready/${plans[0]!.id}`, {
      startsOn,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    });
    await expectAllWhole(page, `/plans/${planId}`, [
      ['More'],
      ['More', 'Read it with a group'],
      ['More', 'Let it go'],
    ]);

    await call(page, 'PATCH', `/api/groups/${groupId}`, { admission: 'request' });
    const asking = await another(browser, baseURL, LONG);
    await call(asking, 'POST', `/api/groups/${groupId}/join`, { word: 'w'.repeat(80) });
    await expectAllWhole(page, `${group}?tab=people`, [[/^Decline/]]);
  },
);

test('so is what opens over texts, pictures, debates and the desks', async ({ page, browser, ownServer }) => {
  const folder = path.join(ownServer.dataDir, 'translations');
  putModule(folder, {
    name: 'Tagged',
    conf: { Feature: 'StrongsNumbers', Description: 'A tagged text', Abbreviation: 'TAG' },
    verses: {
      'John 3:16': 'For <w lemma="strong:G2316">God</w> so<note>Or, in this way</note> loved.',
    },
  });
  putLexicon(folder, {
    name: 'StrongsTest',
    language: 'greek',
    entries: { '02316': '<entryFree><orth>θεός</orth><orth type="trans">theós</orth> a deity</entryFree>' },
  });
  await page.goto('/healthz');
  const person = await signedIn(page, 'Hannah');
  await empower(page, ownServer, person, 'admin');
  await call(page, 'PUT', '/api/people/me/age', { answer: 'grown' });
  const { version } = await call<{ version: string }>(page, 'GET', '/api/guidelines');
  await call(page, 'POST', '/api/guidelines/agreement', { version });

  await page.goto('/bible/JHN/3/16');
  await readInText(page, 'A tagged text');
  await expect(page.getByRole('article').getByText('A tagged text')).toBeVisible();
  await expectAllWhole(page, '/bible/JHN/3/16', [
    ['Footnote to verse 3:16'],
    ['More with John 3:16', 'Original words of John 3:16'],
  ]);

  const { week } = await call<{ week: string }>(page, 'GET', '/api/debates/current');
  const { positions } = await call<{ positions: { key: string }[] }>(page, 'GET', `/api/debates/${week}`);
  const { id: claimId } = await call<{ id: string }>(page, 'POST', `/api/debates/${week}/claims`, {
    position: positions[0]!.key,
    claimId: null,
    side: 'for',
    text: 'w'.repeat(80),
    cites: [],
    otherSide: null,
  });
  await expectAllWhole(page, `/community/debates/claims/${claimId}`, [
    ['Change it or take it back'],
    ['Change it or take it back', 'Change it'],
    ['Change it or take it back', 'Take it back'],
  ]);
  const [{ week: next }] = (await call<{ week: string }[]>(page, 'GET', '/api/debates/schedule')) as [
    { week: string },
  ];
  await expectAllWhole(page, `/community/debates/schedule/${next}`, [[/catalogue/]]);

  const tola = await anotherAt(browser, ownServer, LONG);
  const { id: tolaId } = await call<{ id: string }>(tola.page, 'GET', '/api/auth/user');
  confirmAddress(ownServer, tola.person.email);
  await page.goto(`/administration/people/${tolaId}`);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('moderator');
  await expectWhole(page, ['Change role'], 100);
  await expectAllWhole(page, '/settings/files', [['Add files']]);
});

testWithTime('so is the taking back of what was decided', async ({ page, browser, ownServer, time }) => {
  await page.goto('/healthz');
  const hannah = await signedIn(page, 'Hannah');
  const tola = await anotherAt(browser, ownServer, LONG);
  const ruth = await anotherAt(browser, ownServer, 'Ruth');
  const { id: wordsId } = await call<{ id: string }>(tola.page, 'GET', '/api/auth/user');
  await call(ruth.page, 'POST', createReport.path, { kind: 'person-name', wordsId, reason: 'cruel' });
  await empower(page, ownServer, hannah);
  const [{ id: caseId }] = (await call<{ id: string }[]>(page, 'GET', listCases.path)) as [{ id: string }];
  const { words } = await call<{ words: { version: string } }>(page, 'GET', `${listCases.path}/${caseId}`);
  const decided = { action: 'hide', reason: 'cruel', seen: words.version };
  await call(page, 'POST', `${listCases.path}/${caseId}/decisions`, decided);
  // Until then it can be undone, without a dialog.
  await page.goto('/healthz');
  await ownServer.kill();
  await time.pass(11);
  await ownServer.start();
  await expectAllWhole(page, '/moderation/record', [['Show it again']]);
});
