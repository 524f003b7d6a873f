import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createSuppers } from '#test-support/suppers.ts';
import { answerGathering } from '../coming.contract.ts';
import { getGathering, updateGathering } from '../gatherings.contract.ts';

describeOnBothEngines('gatherings that were moved or divided', (app) => {
  const supper = createSuppers(app);

  it('are found by the name that they had, which letters, calendars and copied links hold', async () => {
    const { host, guest, named, come, change } = await supper('former-names');
    await come('2026-12-10');
    const read = async (start: string) => (await guest.client.call(getGathering, named(start))).body;
    const divided = await change('2026-12-10', { scope: 'following', startsAt: '2026-12-11T20:00' });
    expect(await read('2026-12-10')).toMatchObject({
      gatheringId: divided.gatheringId,
      start: '2026-12-11T20:00',
      answer: 'going',
    });
    expect(await read('2026-12-17')).toMatchObject({ start: '2026-12-18T20:00' });
    // What is done by an old name is done to it, and a change that is sent again changes nothing more.
    await guest.client.call(answerGathering, { ...named('2026-12-17'), body: { answer: 'maybe' } });
    expect((await guest.client.call(getGathering, named('2026-12-18', divided.gatheringId))).status).toBe(
      404,
    );
    expect(await read('2026-12-17')).toMatchObject({ answer: 'maybe' });
    const again = await host.client.call(updateGathering, {
      ...named('2026-12-10'),
      body: { scope: 'following', startsAt: '2026-12-11T20:00' },
    });
    expect(again.body).toMatchObject({ gatheringId: divided.gatheringId, start: '2026-12-11T20:00' });
    // A second move: both names that it had lead to it.
    await change('2026-12-10', { scope: 'all', startsAt: '2026-12-12T20:00' });
    expect(await read('2026-12-10')).toMatchObject({ start: '2026-12-12T20:00', answer: 'going' });
    const between = { gatheringId: divided.gatheringId, start: '2026-12-11T20:00' };
    expect((await guest.client.call(getGathering, { params: between })).body.start).toBe('2026-12-12T20:00');
  });

  it('are found where they were once and were moved as a whole, as the form does it', async () => {
    const { guest, named, come, change } = await supper('once-moved', { repeat: null });
    await come('2026-11-26');
    await change('2026-11-26', { scope: 'all', startsAt: '2026-11-27T19:00' });
    expect((await guest.client.call(getGathering, named('2026-11-26'))).body).toMatchObject({
      start: '2026-11-27T19:00',
      answer: 'going',
    });
  });
});
