/** What a reminder says: words of ours, or a place whose words are read out of the WEB. */
export type Sentence = { text: string } | { verses: string };

/**
 * One a day, each new. They stand on locked screens, which are public: nothing of what somebody wrote, prayed or did is in them.
 * They ask for nothing and count nothing.
 */
const OURS = `
  The lamp stands where you left it.
  The door is open, and the room is quiet.
  A psalm takes about as long as a cup of tea.
  The page is open where you stopped reading.
  Wherever you are just now is a good place to pray.
  A short prayer is a whole prayer.
  Peace to this house.
  Light comes in by the smallest window.
  The chair by the window is free.
  Silence is welcome here, too.
  What was quiet yesterday may speak today.
  One sentence is enough for a journal.
  There is bread on the table for today.
  Somebody read these psalms by candlelight, long ago.
  The old words are still warm.
  Here is a bench in the shade.
  Grace was up before the sun.
  A thankful thought weighs nothing and goes far.
  The well is deep, and there is water in it.
  You are welcome as you are.
  Nothing has to be said well here.
  The book is patient.
  A little oil is enough for a little light.
  The shepherd knows the way from here.
  It is a good day to be still for a breath.
  Somewhere a church bell rings just now.
  An empty page is a kind of peace.
  The birds sing whether anyone listens or not.
  Ruth is a short book, and it ends well.
  The Psalms have a song for this kind of day, too.
  Rest is part of it.
  A name said before God is a prayer.
  Here is room for whatever the day brings.
  A candle needs no reason.
  The seed grows while the farmer sleeps.
  There is a place at the table.
  Rain or sun, the path is the same.
  Even a whisper is heard.
  Psalm 3 is for mornings and Psalm 4 for evenings, and they are neighbours.
  The letter to Philemon fits on a single page.
  Psalm 117 is the shortest of them all.
  The olive trees take their time.
  This moment is yours.
  What you carry may be put down here for a while.
  A slow reading is a good reading.
  The fields are quiet, and so is this page.
`;

const VERSES = `
  Psalm 119:105
  Psalm 46:10
  Psalm 23:1
  Psalm 121:1-2
  Psalm 27:1
  Psalm 118:24
  Psalm 34:8
  Psalm 62:1
  Psalm 103:1
  Psalm 4:8
  Psalm 36:9
  Psalm 90:14
  Psalm 145:18
  Isaiah 26:3
  Isaiah 40:8
  Lamentations 3:22-23
  Numbers 6:24-26
  Proverbs 3:5
  Psalm 16:8
  Matthew 5:14
  Matthew 11:28
  John 1:5
  John 14:27
  Romans 15:13
  Philippians 4:4
  1 Peter 5:7
`;

const linesOf = (text: string) => text.trim().split(/\n\s*/);

export const SENTENCES: readonly Sentence[] = [
  ...linesOf(OURS).map((text) => ({ text })),
  ...linesOf(VERSES).map((verses) => ({ verses })),
];

/** Far enough that verses and our own words take turns, and without a common divisor, so that all come before one comes again. */
const STEP = 31;

/**
 * Which one somebody gets who has got so many before. Everybody begins elsewhere, and goes through all of them before one
 * comes again.
 */
export function sentenceFor(userId: string, said: number): number {
  let start = 0;
  for (const character of userId) start = (start * 31 + character.codePointAt(0)!) % SENTENCES.length;
  return (start + said * STEP) % SENTENCES.length;
}
