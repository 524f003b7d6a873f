import { OwnWords } from '#ui/own-words.tsx';
import type { OtherSideStatement } from '../../claims.contract.ts';

/** A position as somebody who does not hold it stated it. */
export function StatedWords({ statement, title }: { statement: OtherSideStatement; title: string }) {
  return (
    <>
      <p className="text-sm font-semibold text-ink-soft">
        Of “<OwnWords>{title}</OwnWords>”
      </p>
      <OwnWords as="p" className="mt-1.5 text-left font-scripture text-[1.125rem]/[1.6] whitespace-pre-line">
        {statement.text}
      </OwnWords>
      {statement.cites.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">Cites {statement.cites.join(' and ')}</p>
      )}
    </>
  );
}
