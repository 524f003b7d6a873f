import { expect, it } from 'vitest';
import { pollCalls, SEVERAL_BOOKS } from '#test-support/polls.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { findPostsByIds } from './post-store.ts';
import { countVotes } from './vote-store.ts';

const POLLS = 12;

describeOnBothEngines('many polls in a talk', (app) => {
  const { talk, ask, vote } = pollCalls(app);

  it('are counted each for itself, a few at a time, so that others have their turn in between', async () => {
    const { threadId, people } = await talk(3);
    const [lea, ruth, ann] = people;
    const asked = await ask(lea, threadId, SEVERAL_BOOKS);
    const { db, clock } = app();
    const [one] = await findPostsByIds(db, [asked.id]);
    const others = Array.from({ length: POLLS - 1 }, (_, n) => ({
      ...one!,
      id: `poll${n}`,
      poll_is_multiple: (n % 2) as 0 | 1,
    }));
    await db.insertInto('group_post').values(others).execute();
    const polls = [one!, ...others];
    for (const { id } of polls) await vote(ruth, id, 1);
    for (const { id, poll_is_multiple } of polls) await vote(ann, id, ...(poll_is_multiple ? [0, 1] : [1]));

    let turns = 0;
    let isCounting = true;
    const countTurn = () => {
      turns += 1;
      if (isCounting) setImmediate(countTurn);
    };
    setImmediate(countTurn);
    const votesIn = await countVotes(db, { id: ann.id, now: clock.now() }, polls);
    isCounting = false;
    expect(turns).toBeGreaterThanOrEqual(POLLS / 5);
    for (const { id, poll_is_multiple } of polls) {
      const { options, voters } = votesIn(id);
      expect(voters).toBe(2);
      const both = { votes: 2, isMine: true };
      expect([...options].toSorted(([a], [b]) => a - b)).toEqual(
        poll_is_multiple
          ? [
              [0, { votes: 1, isMine: true }],
              [1, both],
            ]
          : [[1, both]],
      );
    }
    expect(votesIn('none')).toEqual({ options: new Map(), voters: 0 });
  });
});
