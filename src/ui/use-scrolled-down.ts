import { useEffect } from 'react';
import { followFocus, followPress } from './follow-press.ts';

/** Where the page was when the direction of scrolling was known last. */
export interface ScrollTrack {
  /** The farthest position in this direction, in pixels from the top. */
  at: number;
  isDown: boolean;
}

/** Above this the page counts as at its top, in pixels. */
const TOP_PX = 120;
/** A finger trembles: less than this in the other direction is no turn. */
const TURN_PX = 24;

/** The track after the page has been scrolled to `y`. */
export function followScroll(track: ScrollTrack, y: number): ScrollTrack {
  if (y < TOP_PX) return { at: y, isDown: false };
  const ahead = track.isDown ? y - track.at : track.at - y;
  if (ahead >= 0) return { at: y, isDown: track.isDown };
  return -ahead < TURN_PX ? track : { at: y, isDown: !track.isDown };
}

const BARS_WANTED = 'lampstand:bars-wanted';

/**
 * Brings the bars back where the page is scrolled down, because something happens in them. They stay until the reader scrolls by
 * themselves: what the page brings into view meanwhile takes nothing away.
 */
export function bringBarsBack(): void {
  window.dispatchEvent(new Event(BARS_WANTED));
}

/**
 * While this is mounted, `<html>` has `data-scrolled-down` as long as the reader scrolls down (src/ui/dock.css), and in a low window
 * until they are at the top again or the bars are wanted. Not while the focus is seen in the top bar. While something is pressed nothing
 * changes: bars that come, go or grow under a finger would take its press.
 */
export function useScrolledDown(): void {
  useEffect(() => {
    const page = document.documentElement;
    const low = window.matchMedia('(height < 30rem)');
    let track: ScrollTrack = { at: 0, isDown: false };
    let isPressed = false;
    let areWanted = false;
    let isInBar = false;
    function follow() {
      if (isPressed) return;
      // A page that springs back at its ends is not scrolled.
      const y = Math.min(Math.max(window.scrollY, 0), page.scrollHeight - window.innerHeight);
      track = areWanted ? { at: y, isDown: false } : followScroll(track, y);
      const isLeft = track.isDown || (low.matches && !areWanted && y >= TOP_PX);
      page.toggleAttribute('data-scrolled-down', isLeft && !isInBar);
    }
    const begun = () => {
      isPressed = true;
    };
    const ended = () => {
      isPressed = false;
      requestAnimationFrame(follow);
    };
    const want = () => {
      areWanted = true;
      follow();
    };
    const scrollByHand = () => {
      areWanted = false;
    };
    const isSeenInBar = (focused: Element) =>
      focused.matches(':focus-visible') && focused.closest('[data-top-bar]') !== null;
    const stay = (is: boolean) => {
      isInBar = is;
      follow();
    };
    follow();
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('scroll', follow, { passive: true, signal });
    window.addEventListener(BARS_WANTED, want, { signal });
    for (const hand of BY_HAND)
      window.addEventListener(hand, scrollByHand, { capture: true, passive: true, signal });
    followPress({ begun, ended }, signal);
    followFocus(isSeenInBar, stay, signal);
    return () => {
      leaving.abort();
      page.removeAttribute('data-scrolled-down');
    };
  }, []);
}

/** With what a reader scrolls. A key may be one that types: then the page stays where it is. */
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;
