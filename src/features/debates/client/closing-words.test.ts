import { describe, expect, it } from 'vitest';
import type { Debate } from '../debates.contract.ts';
import { type BestClaim, bestNotes, movedWords, quoted, sharedWords, shortOf } from './closing-words.ts';

const position = (key: string, short: string) => ({ key, short, title: '', says: '', claims: 0, fresh: 0 });
const positions = [position('command', 'a command'), position('gift', 'a gift')];

function best(id: string, over: Partial<BestClaim> = {}): BestClaim {
  return {
    claim: {
      id,
      side: 'for',
      text: 'It was given for our good.',
      gone: null,
      cites: [],
      below: 0,
      isMine: false,
      isNew: false,
      isHeardLeast: false,
      author: {
        id: 'esther',
        name: 'Esther J.',
        profileImageUrl: null,
        level: null,
        avatar: { style: 'neutral', skinColor: null, hairColor: null, accentColor: null, outfitId: null },
      },
    },
    speaksFor: 'gift',
    position: 'gift',
    argued: 4,
    mindsChanged: 5,
    ...over,
  };
}

function closed(over: Partial<NonNullable<Debate['closing']>> = {}, claims = 48) {
  const closing = { minds: [], lines: [], best: [], words: null, people: 9, ...over };
  return { question: 'Should a believer keep a day of rest each week?', positions, claims, closing };
}

describe('what moved', () => {
  it('counts the minds that changed, or says that people heard each other', () => {
    const minds = [
      { from: 'command', to: 'gift', count: 6 },
      { from: 'gift', to: 'command', count: 5 },
    ];
    expect(movedWords(closed({ minds }))).toBe('Eleven minds changed');
    expect(movedWords(closed())).toBe('Everyone kept their mind, and heard 48 claims.');
    expect(movedWords(closed({}, 3))).toBe('Everyone kept their mind, and heard three claims.');
    expect(movedWords(closed({}, 1))).toBe('Everyone kept their mind, and heard one claim.');
    expect(movedWords(closed({}, 0))).toBe('A quiet week: nobody spoke. The question stays a good one.');
  });

  it('calls a position what it is called within a sentence', () => {
    expect(shortOf(positions, 'gift')).toBe('a gift');
  });
});

describe('what was argued best', () => {
  it('says for what, and how many minds it changed, or else how many marked it', () => {
    expect(bestNotes(best('1'), positions)).toEqual(['for a gift', 'changed 5 minds']);
    expect(bestNotes(best('1', { mindsChanged: 1 }), positions)).toEqual(['for a gift', 'changed one mind']);
    expect(bestNotes(best('1', { mindsChanged: 0 }), positions)).toEqual([
      'for a gift',
      'well argued, 4 say',
    ]);
    expect(bestNotes(best('1', { speaksFor: null, mindsChanged: 0, argued: 1 }), positions)).toEqual([
      'against a gift',
      'well argued, one says',
    ]);
  });
});

it('puts words between quotation marks that have none', () => {
  expect(quoted('It was given for our good.')).toBe('“It was given for our good.”');
  expect(quoted('“Made for man”, he said.')).toBe('“Made for man”, he said.');
});

describe('a week that is passed on', () => {
  it('has its question, what moved and what was said best, and nobody’s name', () => {
    const hidden = best('2');
    const words = sharedWords(
      closed({
        minds: [{ from: 'command', to: 'gift', count: 6 }],
        best: [best('1'), { ...hidden, claim: { ...hidden.claim, text: '', gone: 'folded' } }],
      }),
    );
    expect(words).toBe(
      'Should a believer keep a day of rest each week?\n\nSix minds changed\n6 from a command to a gift\n\n' +
        '“It was given for our good.” (for a gift)',
    );
    expect(words).not.toContain('Esther');
  });
});
