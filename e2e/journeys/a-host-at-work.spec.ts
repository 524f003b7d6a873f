import { expect, expectAccessible, test } from '../fixtures.ts';
import { call, hannahAndRuth } from '../study-group.ts';

const HOUR_MS = 3_600_000;

/** What plans a gathering of the group that begins so many hours from now. */
function supper(group: string, inHours: number, brings: string[]) {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 16);
  return {
    groupId: group.split('/').at(-1),
    title: 'Supper',
    description: '',
    place: '',
    link: '',
    startsAt: at(inHours * HOUR_MS),
    endsAt: at((inHours + 3) * HOUR_MS),
    timezone: 'UTC',
    seats: null,
    repeat: null,
    brings,
  };
}

interface Planned {
  gatheringId: string;
  start: string;
  brings: { id: string }[];
}

test('a host notes who turned up without having answered', async ({ page, browser, baseURL }) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const { gatheringId, start } = await call<Planned>(page, 'POST', '/api/gatherings', supper(group, -1, []));
  await page.goto(`/community/events/${gatheringId}/${start}`);
  await page.getByText('People of the group').click();
  const others = page.getByRole('list', { name: 'Others of the group' });
  const came = others.getByRole('switch', { name: 'Ruth' });
  await expect(came).not.toBeChecked();
  await expectAccessible(page);
  await came.click();
  await expect(came).toBeChecked();
  const xp = async () => (await (await ruth.request.get('/api/auth/user')).json()).currentXP;
  await expect.poll(xp).toBe(10);
  // A mistake goes again, and what was paid for it.
  await came.click();
  await expect(came).not.toBeChecked();
  await expect.poll(xp).toBe(0);
});

test('a host takes off what somebody else brings only once they were asked, and that person is told', async ({
  page,
  browser,
  baseURL,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const body = supper(group, 24, ['Bread', 'Soup']);
  const { gatheringId, start, brings } = await call<Planned>(page, 'POST', '/api/gatherings', body);
  const path = `/api/gatherings/${gatheringId}/${start}`;
  await call(ruth, 'PUT', `${path}/answer`, { answer: 'going' });
  await call(ruth, 'PUT', `${path}/lines/${brings[0]!.id}/mine`, { isMine: true });

  await page.goto(`/community/events/${gatheringId}/${start}`);
  const lines = page.getByRole('region', { name: 'Who brings what' });
  await lines.getByRole('button', { name: 'Remove Bread' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take it off the list?' });
  await expect(question).toContainText('Ruth');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(lines).toContainText('Bread');
  // What nobody has goes at once.
  await lines.getByRole('button', { name: 'Remove Soup' }).click();
  await expect(lines).not.toContainText('Soup');
  await lines.getByRole('button', { name: 'Remove Bread' }).click();
  await question.getByRole('button', { name: 'Take it off' }).click();
  await expect(lines).not.toContainText('Bread');
  await ruth.goto('/notifications');
  await expect(ruth.getByText('You need not bring it any more')).toBeVisible();
});
