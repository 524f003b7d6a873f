import type { ReactNode } from 'react';
import { BOOKS } from '#features/bible/books.rules.ts';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { LAMPS } from '#features/rhythm/rhythm.rules.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { PageOfYear } from '../../year.contract.ts';
import { daysWith } from '../../year.rules.ts';
import { keptWords, sheetWords, VOICE_NAMES } from '../year-words.ts';
import { Months, Voice } from './months.tsx';

/** A year on one sheet: its days, what was read, written, prayed and answered, a line of one's own, and a verse. */
export function YearSheet({ page, name, line }: { page: PageOfYear; name: string; line: string | null }) {
  const isSecret = useIsSecret();
  const words = sheetWords(page, isSecret);
  const books = page.booksWhole.map((id) => BOOKS.find((book) => book.id === id)!.name);
  return (
    <article aria-labelledby="sheet" className="year-sheet flex flex-col gap-6 print:gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="sheet" className="text-[min(3.5rem,18vw)] leading-none font-[520] tracking-[-0.02em]">
          {page.year}
        </h2>
        <p className="text-end">
          <OwnWords translate="no" className="block font-heading text-lg">
            {name}
          </OwnWords>
          {!isSecret && <span className="text-ink-soft">{keptWords(daysWith(page.dates), page)}</span>}
        </p>
      </div>
      <figure>
        <Months year={page} only={null} />
        <figcaption className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-soft">
          {LAMPS.map((lamp) => (
            <span key={lamp} className="inline-flex items-center gap-2">
              <Voice lamp={lamp} />
              {VOICE_NAMES[lamp]}
            </span>
          ))}
        </figcaption>
      </figure>
      {line !== null && (
        <blockquote className="border-s-2 border-dusk ps-4">
          <OwnWords as="p" className="font-scripture text-xl italic">
            {line}
          </OwnWords>
        </blockquote>
      )}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
        {(words.read !== null || books.length > 0) && (
          <Part title="Read">
            {words.read !== null && <p>{words.read}</p>}
            {books.length > 0 && <p>To the last chapter: {books.join(', ')}.</p>}
          </Part>
        )}
        {words.written !== null && (
          <Part title="Written">
            <p>{words.written}</p>
          </Part>
        )}
        {words.prayed !== null && (
          <Part title="Prayed">
            <p>{words.prayed}</p>
          </Part>
        )}
        {page.answered.length > 0 && (
          <Part title="Answered, with thanks">
            <ul className="flex flex-col gap-1.5">
              {page.answered.map(({ text, thanks }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may have been asked twice, and nothing moves
                <li key={index}>
                  <OwnWords className="line-clamp-2 font-scripture">{text}</OwnWords>
                  {thanks !== null && (
                    <OwnWords className="line-clamp-2 font-scripture text-ink-soft italic">{thanks}</OwnWords>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      {page.verse !== null && (
        <figure className="border-t border-line pt-5 text-center">
          <blockquote className="scripture mx-auto max-w-prose text-lg">{page.verse.text}</blockquote>
          <figcaption className="mt-1 text-sm text-ink-soft">
            {page.verse.reference} · {page.verse.translation}
          </figcaption>
        </figure>
      )}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <div className="mt-1">{children}</div>
    </section>
  );
}
