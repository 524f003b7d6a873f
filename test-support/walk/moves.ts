import type { Chance } from './random.ts';
import type { Walker, World } from './world.ts';

/** Something that somebody does. */
export type Move = (world: World, me: Walker) => Promise<unknown>;
export type Moves = Record<string, Move>;

/** What only its owner can do is mostly done by an owner: of which kind of thing. */
const OWNERS: Record<string, string> = {
  'change an entry': 'entry',
  'delete an entry': 'entry',
  'change a note': 'note',
  'delete a note': 'note',
  'tick a place': 'plan',
  'let a plan go': 'plan',
  'delete a file': 'file',
  'change a request': 'request',
  'change an audience': 'request',
  'delete a request': 'request',
  'tell of an answer': 'request',
  'let a request rest': 'request',
  'change an encouragement': 'encouragement',
  'remove an encouragement': 'encouragement',
  'change the list': 'item',
  'pray for the list': 'item',
  'take off the list': 'item',
  'ask no more': 'asking',
  'delete a topic': 'topic',
  'change a post': 'post',
  'delete a post': 'post',
  'rename a shared file': 'group-file',
  'take a file out': 'group-file',
  'delete a zip': 'zip',
  'change a claim': 'claim',
  'withdraw a claim': 'claim',
  'look for a date no more': 'date-poll',
};

/** What takes something away is done more rarely, or nothing would be left to be read. */
const RARE = new Set([
  ...[
    'delete an entry',
    'delete a note',
    'delete a file',
    'delete the account',
    'let a plan go',
    'correct an age',
  ],
  ...['delete a request', 'remove an encouragement', 'take off the list', 'leave a circle', 'block'],
  ...[
    'archive a group',
    'remove from a group',
    'leave a group',
    'remove a passage',
    'delete a topic',
    'delete a post',
  ],
  ...['take a file out', 'call an event off', 'withdraw a claim', 'ask no more', 'withdraw an invitation'],
  ...[
    'decline an invitation',
    'sign somebody out',
    'write at the close',
    'open a calendar',
    'rest',
    'be reminded',
  ],
  ...[
    'say how old',
    'look at a case',
    'claim a case',
    'report together',
    'be told otherwise',
    'take all along',
    'take a date away',
    'look for a date no more',
  ],
]);

/** One of these, by chance. */
export function chooseOf(moves: Moves, chance: Chance): [string, Move] {
  for (;;) {
    const [name, move] = chance.of(Object.entries(moves));
    if (!RARE.has(name) || chance.isLikely(0.25)) return [name, move];
  }
}

/** Who does it. */
export function doerOf(world: World, name: string): Walker {
  const kind = OWNERS[name];
  if (name === 'correct an age' || name === 'sign somebody out') return world.hosts().at(-1)!;
  if (kind === undefined || world.chance.isLikely(0.1)) return world.person();
  const { of } = world.any(kind);
  return world.people.find(({ id }) => id === of) ?? world.person();
}
