import { Fragment } from 'react';
import { Link } from 'wouter';
import { useChunk } from '#platform/client/use-chunk.ts';

const loadRules = () => import('../../written-places.rules.ts');

/** Somebody's own words, with the places in the Bible that they name as links. What finds them is loaded where there may be any. */
export function LinkedPlaces({ text }: { text: string }) {
  const rules = useChunk(loadRules, /\d[:.]\d/.test(text));
  const places = rules?.writtenPlaces(text) ?? [];
  let shown = 0;
  return (
    <>
      {places.map(({ from, to, path }) => {
        const before = text.slice(shown, from);
        shown = to;
        return (
          <Fragment key={from}>
            {before}
            <Link
              href={path}
              className="text-dusk underline decoration-dusk/50 underline-offset-4 hover:decoration-dusk"
            >
              {text.slice(from, to)}
            </Link>
          </Fragment>
        );
      })}
      {text.slice(shown)}
    </>
  );
}
