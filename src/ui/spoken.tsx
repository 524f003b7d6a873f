import { type ComponentProps, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Words that come into the page as news. They are seen here, and said by the region that stands on every page from the beginning
 * (announcements.tsx): one that comes together with its words is often not spoken.
 */
export function Spoken({ as: Part = 'p', ...rest }: ComponentProps<'p'> & { as?: 'p' | 'div' }) {
  const here = useRef<HTMLParagraphElement & HTMLDivElement>(null);
  const said = useRef('');
  useEffect(() => {
    const words = here.current?.textContent ?? '';
    if (words !== '' && words !== said.current) announce(words);
    said.current = words;
  });
  return <Part ref={here} {...rest} />;
}
