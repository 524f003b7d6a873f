import { Fragment } from 'react';

/** A text with ranges of it marked; `hits` are half-open, in UTF-16 units, in order. */
export function MarkedText({ text, hits }: { text: string; hits: readonly (readonly [number, number])[] }) {
  let done = 0;
  const pieces = hits.map(([start, end]) => {
    const before = text.slice(done, start);
    done = end;
    return (
      <Fragment key={start}>
        {before}
        <mark className="rounded-[3px] bg-sky-wash px-0.5 text-ink">{text.slice(start, end)}</mark>
      </Fragment>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(done)}
    </>
  );
}
