/** The three families in which milestones are drawn: days and light, words and Scripture, prayer and people. */
export const FAMILIES = ['lamp', 'seal', 'stone'] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * What is counted of somebody. Each count only needs to be right up to the largest number that a milestone asks of it
 * (`mostOf`). Counts of other features are added here, in `UNITS`, and in `server/find-facts.ts`.
 */
export const FACTS = [
  'entries',
  'moods',
  'seasons',
  'chapters',
  'books',
  'psalms',
  'gospels',
  'pentateuch',
  'paulsLetters',
  'prophets',
  'oldTestament',
  'newTestament',
  'highlights',
  'notes',
  'favorites',
  'days',
  'wholeDays',
  'prayerDays',
  'daysHere',
  'level',
  'prayedFor',
  'encouragements',
  'answered',
  'thanks',
  'circle',
  'groups',
  'passageAnswers',
  'evenings',
  'fairStatements',
  'changedMinds',
  'wellArgued',
  'chests',
  'allChests',
  'collections',
  'allCollections',
  'plansFinished',
  'questsDone',
] as const;
export type Fact = (typeof FACTS)[number];
export type Facts = Partial<Record<Fact, number>>;

/** What is said of one and of several that a milestone still asks for; null where nothing is said, since it comes by itself. */
export const UNITS: Record<Fact, readonly [string, string] | null> = {
  entries: ['entry', 'entries'],
  moods: ['mood', 'moods'],
  seasons: ['season', 'seasons'],
  chapters: ['chapter', 'chapters'],
  books: ['book', 'books'],
  psalms: ['psalm', 'psalms'],
  gospels: ['Gospel', 'Gospels'],
  pentateuch: ['book of Moses', 'books of Moses'],
  paulsLetters: ['letter', 'letters'],
  prophets: ['prophet', 'prophets'],
  oldTestament: ['book', 'books'],
  newTestament: ['book', 'books'],
  highlights: ['verse', 'verses'],
  notes: ['note', 'notes'],
  favorites: ['verse', 'verses'],
  days: ['day', 'days'],
  wholeDays: ['day', 'days'],
  prayerDays: ['day', 'days'],
  daysHere: null,
  level: ['level', 'levels'],
  prayedFor: ['prayer', 'prayers'],
  encouragements: ['encouragement', 'encouragements'],
  answered: ['answered prayer', 'answered prayers'],
  thanks: null,
  circle: null,
  groups: null,
  passageAnswers: null,
  evenings: null,
  fairStatements: null,
  changedMinds: null,
  wellArgued: null,
  chests: null,
  allChests: null,
  collections: null,
  allCollections: null,
  plansFinished: ['plan', 'plans'],
  questsDone: ['small thing', 'small things'],
};

/** A milestone is reached when somebody's count of `of` is `need` or more. It is never for money, for inviting, for speed or for days in a row. */
export interface Milestone {
  /** Kept with whoever reached it, and the name of its drawing: it never changes. */
  id: string;
  family: Family;
  /** 'forty days', as it stands within a sentence. */
  name: string;
  line: string;
  of: Fact;
  need: number;
}

/** How many different chapters a psalter has; the 66 books and their parts are counted by `bible`. */
const PSALMS = 150;

const of = (
  family: Family,
  rows: readonly [id: string, of: Fact, need: number, name: string, line: string][],
): Milestone[] => rows.map(([id, fact, need, name, line]) => ({ id, family, of: fact, need, name, line }));

/** In the order in which they stand on the wall. */
export const MILESTONES: readonly Milestone[] = [
  ...of('lamp', [
    ['first-lamp', 'days', 1, 'the first light', 'Reading, writing or a prayer lit it.'],
    ['whole-day', 'wholeDays', 1, 'a whole day', 'Read, written and prayed: three lights in one bowl.'],
    ['seven-days', 'days', 7, 'seven days', 'Seven days with a light, whenever they were.'],
    ['forty-days', 'days', 40, 'forty days', 'As long as Elijah walked to the mountain.'],
    ['hundred-days', 'days', 100, 'a hundred days', 'A hundred days, each with its own light.'],
    [
      'year-of-days',
      'days',
      365,
      'a year of days',
      'As many lights as a year has days, taken in your own time.',
    ],
    [
      'thousand-days',
      'days',
      1000,
      'a thousand days',
      'A lampstand of pure gold, and no hand can count its lights at a glance.',
    ],
    ['seven-whole-days', 'wholeDays', 7, 'seven whole days', 'A week of days on which everything burned.'],
    [
      'forty-whole-days',
      'wholeDays',
      40,
      'forty whole days',
      'Set on a stand, it gives light to all in the house.',
    ],
    ['four-seasons', 'seasons', 4, 'four seasons', 'Words of yours from spring, summer, autumn and winter.'],
    ['year-here', 'daysHere', 365, 'a year here', 'The lamp in the wall has known you for a year.'],
    ['forty-days-of-prayer', 'prayerDays', 40, 'forty days of prayer', 'Forty days on which you prayed.'],
    ['level-5', 'level', 5, 'level five', 'What you do here adds up, as oil does.'],
    ['level-10', 'level', 10, 'level ten', 'A dove of clay, and its light on its back.'],
    ['level-20', 'level', 20, 'level twenty', 'A ship that carries its lights across.'],
    ['level-40', 'level', 40, 'level forty', 'Gideon’s torch: the jar opened, and there was light.'],
  ]),
  ...of('seal', [
    ['first-entry', 'entries', 1, 'the first entry', 'The first page of yours, sealed.'],
    ['ten-entries', 'entries', 10, 'ten entries', 'The ink has found its way.'],
    ['fifty-entries', 'entries', 50, 'fifty entries', 'A scroll of your days.'],
    ['hundred-entries', 'entries', 100, 'a hundred entries', 'A book that nobody else could write.'],
    ['year-of-entries', 'entries', 365, 'a year of entries', 'One for each sun of a year.'],
    [
      'all-moods',
      'moods',
      8,
      'every mood',
      'Joyful and struggling alike: all of them have a place before God.',
    ],
    ['first-chapter', 'chapters', 1, 'the first chapter', 'A seed in good soil.'],
    ['first-book', 'books', 1, 'the first whole book', 'Read from its first chapter to its last.'],
    ['psalms', 'psalms', PSALMS, 'the Psalms', 'A hundred and fifty songs, and one of them was yours.'],
    ['gospels', 'gospels', 4, 'the four Gospels', 'Matthew, Mark, Luke and John.'],
    [
      'pentateuch',
      'pentateuch',
      5,
      'the five books of Moses',
      'From the first day to the banks of the Jordan.',
    ],
    [
      'pauls-letters',
      'paulsLetters',
      13,
      'Paul’s letters',
      'Thirteen letters, carried over sea and road to you.',
    ],
    ['prophets', 'prophets', 17, 'the prophets', 'From Isaiah to Malachi: you heard them out.'],
    ['old-testament', 'oldTestament', 39, 'the Old Testament', 'Thirty-nine books, and a star at the end.'],
    ['new-testament', 'newTestament', 27, 'the New Testament', 'Twenty-seven books of good news.'],
    ['whole-bible', 'books', 66, 'the whole Bible', 'All sixty-six. In the beginning, and Amen.'],
    ['fifty-highlights', 'highlights', 50, 'fifty verses in colour', 'Gleaned, ear by ear.'],
    ['ten-notes', 'notes', 10, 'ten notes', 'Treasured up and pondered, beside the verses.'],
    ['ten-favorites', 'favorites', 10, 'ten favorite verses', 'Ten verses that you keep in the heart.'],
    ['first-plan', 'plansFinished', 1, 'a plan to its end', 'Step by step, up to the last page.'],
    ['seven-plans', 'plansFinished', 7, 'seven plans', 'You came back to the well, and it was full.'],
  ]),
  ...of('stone', [
    ['first-prayer', 'prayerDays', 1, 'the first prayer', 'It rose like incense.'],
    ['prayed-for-ten', 'prayedFor', 10, 'ten prayers for others', 'Rings that go further than you see.'],
    [
      'prayed-for-hundred',
      'prayedFor',
      100,
      'a hundred prayers for others',
      'A tree in which many have shade.',
    ],
    ['first-encouragement', 'encouragements', 1, 'the first encouragement', 'A cup of cold water.'],
    ['ten-encouragements', 'encouragements', 10, 'ten encouragements', 'Bread for the road, ten times.'],
    ['first-answered', 'answered', 1, 'the first answered prayer', 'A leaf brought back over the water.'],
    ['seven-answered', 'answered', 7, 'seven answered prayers', 'Seven, set up where you can see them.'],
    ['thirty-answered', 'answered', 30, 'thirty answered prayers', 'A cairn by the road: thus far helped.'],
    ['first-thanks', 'thanks', 1, 'the first thanks', 'You came back to say it.'],
    ['circle', 'circle', 1, 'a circle', 'Somebody to carry things with.'],
    ['group', 'groups', 1, 'a group', 'A tent with room for you.'],
    ['evening-together', 'evenings', 1, 'an evening together', 'You came, and were there.'],
    [
      'passage-answered',
      'passageAnswers',
      1,
      'a passage answered',
      'What you saw in it, shared with your group.',
    ],
    [
      'other-side',
      'fairStatements',
      1,
      'the other side',
      'You said it so well that those who hold it found it fair.',
    ],
    ['changed-mind', 'changedMinds', 1, 'a changed mind', 'You listened, and turned.'],
    ['well-argued', 'wellArgued', 1, 'a word well argued', 'Somebody found it straight as a plumb line.'],
    ['first-chest', 'chests', 1, 'the first chest', 'A key turned.'],
    ['all-chests', 'allChests', 1, 'every chest', 'Each of them stands open.'],
    ['first-collection', 'collections', 1, 'the first collection', 'Small pictures, and together one.'],
    ['all-collections', 'allCollections', 1, 'every collection', 'The gate is wide open.'],
    ['ten-quests', 'questsDone', 10, 'ten small things', 'Gathered up, and the basket is full.'],
    ['hundred-quests', 'questsDone', 100, 'a hundred small things', 'Many grains, and bread for many.'],
  ]),
];

/** How many of them may stand on one's card. */
export const MOST_ON_CARD = 3;

export const milestoneOf = (id: string): Milestone | undefined => MILESTONES.find((one) => one.id === id);

/** The largest number that any milestone asks of this count; nothing has to be counted further. */
export function mostOf(fact: Fact): number {
  return Math.max(0, ...MILESTONES.filter((one) => one.of === fact).map(({ need }) => need));
}

export const isReachedBy = ({ of: fact, need }: Milestone, facts: Facts): boolean =>
  (facts[fact] ?? 0) >= need;

/** Those that these facts reach, besides those that were reached before. What was reached stays, whatever the facts are now. */
export function newlyReached(facts: Facts, before: ReadonlySet<string>): Milestone[] {
  return MILESTONES.filter((one) => !before.has(one.id) && isReachedBy(one, facts));
}

/** The facts that a milestone waits for which is not reached yet: others are not counted. */
export function factsWaitedFor(reached: ReadonlySet<string>): Set<Fact> {
  return new Set(MILESTONES.filter(({ id }) => !reached.has(id)).map((one) => one.of));
}

/** How near one is: more than half of the way gone, or two steps to go. */
const NEAR = { share: 0.5, steps: 2 } as const;

/**
 * Those that are near, with how much each still asks for: something is there already, and of several about the same count only
 * the next.
 */
export function nearOnes(facts: Facts, reached: ReadonlySet<string>): Map<string, number> {
  const near = new Map<string, number>();
  const seen = new Set<Fact>();
  for (const { id, of: fact, need } of MILESTONES.toSorted((a, b) => a.need - b.need)) {
    if (reached.has(id) || seen.has(fact)) continue;
    seen.add(fact);
    const have = facts[fact] ?? 0;
    const left = need - have;
    if (UNITS[fact] === null || have <= 0 || left <= 0) continue;
    if (left <= NEAR.steps || have / need >= NEAR.share) near.set(id, left);
  }
  return near;
}
