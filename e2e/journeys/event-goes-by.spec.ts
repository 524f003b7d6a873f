import { expect } from '../fixtures.ts';
import { dayAhead, inLondon, kitchenOf, planSupper } from '../kitchen.ts';
import { testWithTime } from '../own-server.ts';
import { call, ready } from '../study-group.ts';

testWithTime.use({ timezoneId: 'Europe/London' });

testWithTime(
  'an event whose page stays open begins, when its host can say who came, and is over',
  async ({ page: host, browser, baseURL, time }) => {
    await ready(host, 'Lea');
    const guest = await inLondon(browser, baseURL, 'Mia');
    const groupId = await kitchenOf(host, [], [guest]);
    const day = dayAhead(1);
    const supper = await planSupper(host, groupId, day);
    const { startsAt, endsAt } = await (
      await host.request.get(`/api/gatherings/${supper.gatheringId}/${supper.start}`)
    ).json();
    await call(guest, 'PUT', `/api/gatherings/${supper.gatheringId}/${supper.start}/answer`, {
      answer: 'going',
    });
    for (const one of [host, guest]) {
      await one.clock.install();
      await one.goto(`/community/events/${supper.gatheringId}/${supper.start}`);
      await expect(one.getByRole('radio', { name: 'Maybe' })).toBeEnabled();
    }
    /** A minute after that moment, on the server and on both phones, when somebody looks at them. */
    async function passUntil(moment: number) {
      const minutes = Math.ceil((moment - Date.now()) / 60_000) + 1;
      time.pass(minutes);
      for (const one of [host, guest]) {
        await one.clock.setSystemTime(Date.now() + minutes * 60_000);
        await one.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      }
    }
    await passUntil(startsAt);
    await expect(host.getByRole('heading', { name: 'Who came?' })).toBeVisible();
    await expect(guest.getByRole('radio', { name: 'Maybe' })).toBeEnabled();
    const came = host.getByRole('switch', { name: /^Mia/ });
    await came.click();
    await expect(came).toBeChecked();
    await passUntil(endsAt);
    for (const one of [host, guest]) {
      await expect(one.getByText(/^It is over\./)).toBeVisible();
      await expect(one.getByRole('radio', { name: 'Maybe' })).toHaveCount(0);
    }
    await expect(guest.getByText('It is over. You were there.')).toBeVisible();
    await expect(guest.getByRole('button', { name: 'One had said that they come' })).toBeVisible();
  },
);
