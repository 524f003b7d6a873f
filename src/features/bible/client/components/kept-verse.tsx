import { Component, type RefObject } from 'react';
import type { Chapter } from '../../bible.contract.ts';
import { uppermostVerse } from '../keys/uppermost-verse.ts';

interface Place {
  verse: number;
  /** Pixels below the window's upper edge. */
  top: number;
}

interface Props {
  /** What the verses stand in. */
  text: RefObject<HTMLElement | null>;
  shown: Chapter | undefined;
  /** How many chapters the page shows above this one. */
  above: number;
}

/**
 * Whoever changes the translation stays at the verse that they see: the other one may be longer, and its paragraphs are others. A
 * class, because only classes are asked before React takes away what stands there.
 */
export class KeptVerse extends Component<Props> {
  override getSnapshotBeforeUpdate({ shown: before, above: aboveBefore }: Readonly<Props>): Place | null {
    const { shown, text, above } = this.props;
    if (before?.bookId !== shown?.bookId || before?.chapter !== shown?.chapter) return null;
    const isSame = before?.translation === shown?.translation && aboveBefore === above;
    return isSame ? null : placeSeen(text.current);
  }

  override componentDidUpdate(_props: Props, _state: unknown, place: Place | null): void {
    if (place === null) return;
    const now = verseIn(this.props.text.current, place.verse)?.getBoundingClientRect().top;
    if (now !== undefined) window.scrollBy({ top: now - place.top, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}

function placeSeen(text: HTMLElement | null): Place | null {
  const verse = uppermostVerse(text);
  const part = verse === null ? null : verseIn(text, verse);
  return verse === null || !part ? null : { verse, top: part.getBoundingClientRect().top };
}

function verseIn(text: HTMLElement | null, verse: number): Element | null {
  return text?.querySelector(`[data-verse="${verse}"]`) ?? null;
}
