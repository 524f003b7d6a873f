import { useEffect } from 'react';

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

/** While this is mounted, `<html>` has `data-scrolled-down` as long as the reader scrolls down (src/ui/dock.css). */
export function useScrolledDown(): void {
  useEffect(() => {
    const page = document.documentElement;
    let track: ScrollTrack = { at: 0, isDown: false };
    function follow() {
      // A page that springs back at its ends is not scrolled.
      const y = Math.min(Math.max(window.scrollY, 0), page.scrollHeight - window.innerHeight);
      track = followScroll(track, y);
      page.toggleAttribute('data-scrolled-down', track.isDown);
    }
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      page.removeAttribute('data-scrolled-down');
    };
  }, []);
}
