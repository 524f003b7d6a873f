/** Of light, for who reaches a level, each with its place: word for word, which src/app/scripture-quotes.test.ts holds. */
const WORDS: readonly string[] = [
  'But the path of the righteous is like the dawning light that shines more and more until the perfect day. (Proverbs 4:18, WEB)',
  'Your word is a lamp to my feet, and a light for my path. (Psalm 119:105, WEB)',
  'For you will light my lamp, Yahweh. My God will light up my darkness. (Psalm 18:28, WEB)',
  'For with you is the spring of life. In your light we will see light. (Psalm 36:9, WEB)',
  'Light is sown for the righteous, and gladness for the upright in heart. (Psalm 97:11, WEB)',
  'The light shines in the darkness, and the darkness hasn’t overcome it. (John 1:5, WEB)',
  'For you were once darkness, but are now light in the Lord. (Ephesians 5:8, WEB)',
  'He won’t break a bruised reed. He won’t quench a dimly burning wick. (Isaiah 42:3, WEB)',
  'He who began a good work in you will complete it until the day of Jesus Christ. (Philippians 1:6, WEB)',
  'Yahweh make his face to shine on you, and be gracious to you. (Numbers 6:25, WEB)',
  'You are the light of the world. A city located on a hill can’t be hidden. (Matthew 5:14, WEB)',
  'The people who walked in darkness have seen a great light. (Isaiah 9:2, WEB)',
];

/** What is read on the card of a level, from 2 on: another verse at each, and the first again after twelve. */
export function wordsOfLevel(level: number): { text: string; place: string } {
  const words = WORDS[(level - 2) % WORDS.length]!;
  const place = words.lastIndexOf(' (');
  return { text: words.slice(0, place), place: words.slice(place + 2, -1) };
}
