import { expect, it } from 'vitest';
import { eventBlocks } from './event-blocks.ts';

it('cuts a stream into blocks, wherever it was cut before', () => {
  const stream =
    ': welcome\n\ndata: {"changed":["/api/a"]}\nid: 1.2\n\nevent: over\ndata: {}\n\nid: 3.4\n\ndata: ha';
  const whole = eventBlocks(stream);
  expect(whole).toEqual({
    blocks: [
      { id: null, event: 'message', data: null },
      { id: '1.2', event: 'message', data: '{"changed":["/api/a"]}' },
      { id: null, event: 'over', data: '{}' },
      { id: '3.4', event: 'message', data: null },
    ],
    rest: 'data: ha',
  });
  for (let cut = 0; cut <= stream.length; cut++) {
    const first = eventBlocks(stream.slice(0, cut));
    const second = eventBlocks(first.rest + stream.slice(cut));
    expect([...first.blocks, ...second.blocks]).toEqual(whole.blocks);
  }
});
