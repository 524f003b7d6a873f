import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { announce } from './announce.ts';

/**
 * Words that come into the page as news. They are seen here, and said by the region that stands on every page from the beginning
 * (announcements.tsx): one that comes together with its words is often not spoken. Of a `div` its paragraphs are said, and not its buttons.
 */
export function Spoken({
  as: Part = 'p',
  isNews = true,
  ...rest
}: ComponentProps<'p'> & {
  as?: 'p' | 'div';
  /** Words that stood there from the beginning are said only once they change (`useIsNews`). */
  isNews?: boolean;
}) {
  const here = useRef<HTMLParagraphElement & HTMLDivElement>(null);
  const said = useRef('');
  useEffect(() => {
    const words = wordsIn(here.current!);
    const isFirst = said.current === '';
    if (words !== '' && words !== said.current && (isNews || !isFirst)) announce(words);
    said.current = words;
  });
  return <Part ref={here} {...rest} />;
}

function wordsIn(part: HTMLElement): string {
  const paragraphs = part.matches('p') ? [part] : [...part.querySelectorAll('p')];
  return paragraphs.map(({ textContent }) => textContent).join(' ');
}

/** Whether what is there now has come since this page, or this sheet, was opened. */
export function useIsNews(isThere: boolean): boolean {
  const [hasStood, setStood] = useState(isThere);
  if (hasStood && !isThere) setStood(false);
  return !hasStood;
}
