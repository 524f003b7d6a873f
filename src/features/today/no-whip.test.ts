import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words of shame and hurry, and what belongs to a game of not losing. */
const WHIP =
  /\b(streaks?|broken?|broke|lost|lose|losing|fail(?:ed|ure)?|hurry|quick(?:ly)?|now or|last chance|only \d|don.t (?:miss|forget|lose|break)|you missed|forgot(?:ten)?|late|behind|catch up|expires?|expired|running out|almost gone|sorry to see|where have you been|disappoint\w*|guilt\w*|asham\w*|lazy|should have|must|urgent|hours? left|days? left)\b/i;

/** What is said of a thing, not of a person: the specification's titles of refusals, and where a wallpaper stands. */
const OF_THINGS =
  /^(Unlock|Equipment|Update) Failed$|^Failed to Apply$|\bbehind every page\b|\ba lamp that burns late\b/;

/** The texts of a source: what stands in quotation marks or between tags, without code and comments. */
function textsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/ .*$/gm, '');
  const quoted = [...code.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) => text);
  const between = [...code.matchAll(/>\s*([^<>{}]*[A-Za-z][^<>{}]*)\s*</g)].map(([, text = '']) => text);
  return [...quoted, ...between].filter((text) => text.includes(' '));
}

const sources = globSync(
  'src/features/{today,rhythm,year,plans,quests,milestones,reminders,progress,wardrobe,tutorial}/**/*.{ts,tsx}',
).filter((file) => !file.includes('.test.'));
const texts = sources.flatMap((file) => textsOf(readFileSync(file, 'utf8')).map((text) => ({ file, text })));

it('no text of today has a word of shame or hurry', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ text }) => WHIP.test(text) && !OF_THINGS.test(text))).toEqual([]);
});

it('finds one where there is one', () => {
  const [found] = textsOf("const a = 'Your streak of 8 days is about to end.';");
  expect(WHIP.test(found!)).toBe(true);
  expect(WHIP.test(textsOf('<p>You missed two days.</p>')[0]!)).toBe(true);
});
