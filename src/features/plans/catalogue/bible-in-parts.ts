import { BOOKS, OLD_TESTAMENT_BOOKS } from '#features/bible/books.rules.ts';
import { placesDivided } from '../dividing.rules.ts';
import { chaptersFrom, chaptersOf, type Place } from '../places.rules.ts';
import { daysOf } from '../schedule.rules.ts';

/** The chapters of books: 'RUT', 'MAT 5-7', 'PSA 23', with commas. */
export function chapters(text: string): Place[] {
  return text.split(',').flatMap((part) => {
    const [bookId = '', range] = part.trim().split(/\s+/);
    if (range === undefined) return chaptersOf(bookId);
    const [first = 1, last = first] = range.split('-').map(Number);
    return chaptersFrom(bookId, first, last);
  });
}

/** The books between two, both of them too. */
export function books(from: string, to: string): Place[] {
  const index = (id: string) => BOOKS.findIndex((book) => book.id === id);
  return BOOKS.slice(index(from), index(to) + 1).flatMap(({ id }) => chaptersOf(id));
}

const OLD_TESTAMENT = BOOKS.slice(0, OLD_TESTAMENT_BOOKS).flatMap(({ id }) => chaptersOf(id));
export const NEW_TESTAMENT = BOOKS.slice(OLD_TESTAMENT_BOOKS).flatMap(({ id }) => chaptersOf(id));
export const WHOLE_BIBLE = [...OLD_TESTAMENT, ...NEW_TESTAMENT];

/** Psalm 119 is more than a day's reading: it is read in four parts, which end where one of its 22 letters does. */
export function withLongPsalmDivided(places: readonly Place[]): Place[] {
  const parts = ['1-48', '49-88', '89-128', '129-176'].map((verses) => `PSA.119.${verses}`);
  return places.flatMap((place) => (place === 'PSA.119' ? parts : [place]));
}

/** Divides places among days by verses. */
export function inDays(places: readonly Place[], days: number): Place[][] {
  return daysOf(placesDivided(places, days)).map(({ from, to }) => places.slice(from, to));
}

/** One place on each day. */
export function oneADay(places: readonly Place[]): Place[][] {
  return places.map((place) => [place]);
}

/** 'MAT 5.1-16; MAT 5.17-30, ISA 9.1-7': days with a semicolon, their places with a comma. */
export function passages(text: string): Place[][] {
  return text.split(';').map((day) => day.split(',').map((place) => place.trim().replace(' ', '.')));
}
