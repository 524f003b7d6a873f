import { expect, it } from 'vitest';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getCurrentDebate } from '../debates.contract.ts';
import { QUESTIONS } from '../questions/catalogue.ts';
import {
  listQuestions,
  listSchedule,
  pickQuestion,
  scheduleQuestion,
  unscheduleQuestion,
} from '../schedule.contract.ts';
import { opensAt, weekOf, weeksLater } from '../weeks.rules.ts';

describeOnBothEngines('a question of the catalogue', (app) => {
  const weeks = createDebateWeeks(app);

  it('is found, and chosen for a coming week, which has it when it begins', async () => {
    const { people } = await weeks.begin('ann');
    const [ann] = people;
    const mia = await hostOf(app(), 'mia', 'moderator');
    const list = async (search?: string) =>
      (await mia.call(listQuestions, { query: search === undefined ? {} : { search } })).body;
    const slugs = async (search?: string) => (await list(search)).map(({ slug }) => slug);
    const pick = (week: string, slug: string) => mia.call(pickQuestion, { params: { week }, body: { slug } });
    const now = weekOf(app().clock.now());
    const [next, after] = [weeksLater(now, 1), weeksLater(now, 2)];

    // This week's is the last of all; the others were never asked.
    const asked = QUESTIONS[0]!;
    const all = await list();
    expect(all.map(({ slug }) => slug)).toEqual([...QUESTIONS.slice(1), asked].map(({ slug }) => slug));
    expect([all[0]!.latestAt, all.at(-1)!.latestAt]).toEqual([null, opensAt(now)]);
    const wanted = QUESTIONS.at(-1)!;
    const words = `${wanted.positions[1]!.says.slice(0, 30)}  ${wanted.question.toUpperCase()}`;
    expect(await slugs(words.slice(0, 100))).toContain(wanted.slug);
    expect(await slugs('nobody asks zq')).toEqual([]);

    expect((await pick(next, 'no-such')).status).toBe(404);
    expect((await pick(now, wanted.slug)).body).toMatchObject({ code: 'DEBATE_CLOSED' });
    expect((await pick(weeksLater(now, 27), wanted.slug)).status).toBe(404);
    const both = await Promise.all([pick(after, wanted.slug), pick(after, wanted.slug)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const planned = (await mia.call(listSchedule, {})).body[1]!;
    expect(planned).toEqual({ ...both[0].body, week: after });
    expect(planned.question).toMatchObject({ question: wanted.question, passages: wanted.passages });
    expect((await list()).find(({ slug }) => slug === wanted.slug)!.latestAt).toBe(opensAt(after));

    // With other words it is still that one; as another question it is the moderators' own.
    const put = (question: string) =>
      mia.call(scheduleQuestion, {
        params: { week: after },
        body: { ...planned.question!, about: 'In other words.', question },
      });
    await put(wanted.question);
    expect((await slugs()).at(-1)).toBe(wanted.slug);
    await put('Something else?');
    expect((await slugs()).at(-1)).toBe(asked.slug);
    await pick(after, wanted.slug);

    // What is chosen for later is not taken before; given back, it is as if nobody had chosen it.
    const chosen = (await slugs())[0]!;
    await pick(after, chosen);
    app().clock.set(new Date(opensAt(next)!).toISOString());
    expect((await ann.client.call(getCurrentDebate, {})).body.question).toBe(
      QUESTIONS.find(({ slug }) => slug !== asked.slug && slug !== chosen)!.question,
    );
    app().clock.set(new Date(opensAt(after)!).toISOString());
    expect((await ann.client.call(getCurrentDebate, {})).body.question).toBe(
      QUESTIONS.find(({ slug }) => slug === chosen)!.question,
    );
    const away = weeksLater(after, 1);
    await pick(away, wanted.slug);
    expect((await mia.call(unscheduleQuestion, { params: { week: away } })).status).toBe(204);
    expect((await list()).find(({ slug }) => slug === wanted.slug)!.latestAt).toBeNull();
  });
});
