import { inParts, unbroken } from '#ui/unbroken.ts';
import type { Gathering, GatheringCard } from '../gatherings-fields.ts';
import { ordinal } from './repeat-words.ts';

const PLACES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** 'Waiting list: you are second, and move up by yourself' */
export function waitingWords(place: number): string {
  const said = PLACES[place - 1] ?? ordinal(place);
  return `Waiting list: you are ${said}, and move up by yourself`;
}

type OfSeats = Pick<GatheringCard, 'going' | 'seats' | 'answer' | 'waitingPlace'>;

const isFull = ({ going, seats }: OfSeats): boolean => seats !== null && going >= seats;

/** What it is to say 'Going': where every seat is taken, to wait for one. */
export function goingWords(card: OfSeats): string {
  if (card.waitingPlace !== null) return 'On the waiting list';
  return isFull(card) && card.answer !== 'going' ? 'Join the waiting list' : 'Going';
}

/** Why nothing can be brought by whoever has no seat; null where that is not why. */
export function noSeatWords(card: OfSeats): string | null {
  if (card.waitingPlace !== null) return 'Once you have a seat, you can bring something.';
  const isWithoutSeat = card.answer === null || card.answer === 'cant';
  return isFull(card) && isWithoutSeat
    ? 'Every seat is taken. Once you have one, you can bring something.'
    : null;
}

/** '7 of 12 seats taken', '7 are coming' */
export function comingWords({ going, seats }: Pick<GatheringCard, 'going' | 'seats'>): string {
  if (seats !== null) return `${unbroken(`${going} of ${seats} ${seats === 1 ? 'seat' : 'seats'}`)} taken`;
  if (going === 0) return 'Nobody has said yet that they come';
  return unbroken(going === 1 ? 'One is coming' : `${going} are coming`);
}

/** What stands in the place of that once it is over: who was there, nobody has counted. '4 had said that they come' */
export function hadSaidWords({ going, seats }: Pick<GatheringCard, 'going' | 'seats'>): string {
  const count = Math.min(going, seats ?? going);
  if (count === 0) return 'Nobody had said that they come';
  return `${count === 1 ? 'One' : count.toLocaleString('en-US')} had said that they come`;
}

/** The same with who may come and who waits: '8 of 8 seats taken · 2 maybe · one waits'. A number stays with what it counts. */
export function allComingWords(counts: Pick<Gathering, 'going' | 'seats' | 'maybe' | 'waiting'>): string {
  const { maybe, waiting } = counts;
  const parts = [
    comingWords(counts),
    maybe > 0 && unbroken(`${maybe} maybe`),
    waiting > 0 && unbroken(waiting === 1 ? 'one waits' : `${waiting} wait`),
  ];
  return inParts(parts.filter((part) => part !== false));
}

/** Who hears of a change of an event. */
export function toldWords({ group }: Pick<GatheringCard, 'group'>): string {
  return group === null
    ? 'Whoever wanted to come is told'
    : 'Everyone in the group who hasn’t said “Can’t” is told';
}

/** '5 haven’t answered yet', beside '7 are coming' */
export function notAnsweredWords(count: number): string {
  return `${unbroken(count === 1 ? 'One hasn’t' : `${count} haven’t`)} answered yet`;
}

/** '5 asked', for the host who has asked them. None: another host has done so just before. */
export function askedWords(asked: number): string {
  if (asked === 0) return 'Asked already';
  return `${asked === 1 ? 'One' : asked} asked`;
}

/** 'you bring soup', 'you bring soup and bread'; null for nothing. */
export function bringWords(things: readonly string[]): string | null {
  if (things.length === 0) return null;
  const listed = new Intl.ListFormat('en-GB').format(things.map(lowered));
  return `you bring ${listed}`;
}

/** A thing in the middle of a sentence. 'BBQ' and 'Ruth’s salad' are left: only what begins a phrase of small letters is lowered. */
function lowered(thing: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+)*$/u.test(thing) ? `${thing[0]?.toLowerCase()}${thing.slice(1)}` : thing;
}

/** The reader's own part in a line of a list: 'Going · you bring soup'; null before they have answered. */
export function ownWords(card: Pick<GatheringCard, 'answer' | 'waitingPlace' | 'iBring'>): string | null {
  if (card.waitingPlace !== null) return 'On the waiting list';
  const answer = { going: 'You are going', maybe: 'Maybe', cant: 'You can’t' };
  const said = card.answer === null ? null : answer[card.answer];
  return [said, bringWords(card.iBring)].filter((part) => part !== null).join(' · ') || null;
}

/** The same where the answer may still be given: 'Will you come?' */
export function askingWords(card: Pick<GatheringCard, 'answer' | 'waitingPlace' | 'iBring'>): string {
  return ownWords(card) ?? 'Will you come?';
}
