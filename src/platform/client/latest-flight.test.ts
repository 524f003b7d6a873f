import { expect, test, vi } from 'vitest';
import { createLatestFlight } from './latest-flight.ts';

function sender() {
  const once = createLatestFlight();
  const landings: PromiseWithResolvers<string>[] = [];
  const send = vi.fn(() => {
    landings.push(Promise.withResolvers<string>());
    return landings.at(-1)!.promise;
  });
  return { ask: (input: unknown) => once(input, send), send, landings };
}

test('the same again in the same frame is one request, and both hear its answer', async () => {
  const { ask, send, landings } = sender();
  const answers = [ask({ body: { content: 'Peace' } }), ask({ body: { content: 'Peace' } })];
  expect(send).toHaveBeenCalledTimes(1);
  landings[0]!.resolve('saved');
  expect(await Promise.all(answers)).toEqual(['saved', 'saved']);
});

test('after an answer or a failure it is sent again', async () => {
  const { ask, send, landings } = sender();
  const first = ask(undefined);
  landings[0]!.reject(new Error('no connection'));
  await expect(first).rejects.toThrow('no connection');
  const second = ask(undefined);
  landings[1]!.resolve('saved');
  await second;
  void ask(undefined);
  expect(send).toHaveBeenCalledTimes(3);
});

test('something else is sent at once, and the first once more after it: the last choice counts', () => {
  const { ask, send } = sender();
  void ask('dawn');
  void ask('vigil');
  void ask('dawn');
  expect(send).toHaveBeenCalledTimes(3);
});

test('what lands late forgets nothing that was sent after it', async () => {
  const { ask, send, landings } = sender();
  const first = ask('dawn');
  const second = ask('vigil');
  landings[0]!.resolve('saved');
  await first;
  const again = ask('vigil');
  expect(send).toHaveBeenCalledTimes(2);
  landings[1]!.resolve('kept');
  expect(await Promise.all([second, again])).toEqual(['kept', 'kept']);
});
