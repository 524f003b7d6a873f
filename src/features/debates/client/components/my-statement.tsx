import { ReportMenu } from '#features/moderation/client/for-other-features.ts';
import { numberWord } from '#platform/client/number-word.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { OtherSideStatement } from '../../claims.contract.ts';
import { FAIR_MARKS } from '../../debates.rules.ts';
import { StatedWords } from './stated-words.tsx';

/** How the reader stated another side, and how those who hold it received it: no score, and nobody's name. */
export function MyStatement({ statement, title }: { statement: OtherSideStatement; title: string }) {
  const { putDifferently } = statement;
  return (
    <div className="mt-3">
      <StatedWords statement={statement} title={title} />
      <p className="mt-3 font-semibold empty:hidden">{receivedWords(statement)}</p>
      {putDifferently.length > 0 && (
        <>
          <p className="mt-4 text-sm font-semibold text-ink-soft">They would put it differently:</p>
          <ul className="mt-1 divide-y divide-line">
            {putDifferently.map(({ id, text, canReport }) => (
              <li key={id} className="flex items-start gap-3 py-3">
                <OwnWords as="p" className="min-w-0 grow text-left">
                  {text}
                </OwnWords>
                {canReport && (
                  <ReportMenu
                    className="-my-2"
                    reported={{ kind: 'debate-verdict', wordsId: id, about: null }}
                    label="More about this line"
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function receivedWords({ fair, isFair, putDifferently }: OtherSideStatement): string {
  if (isFair && fair < FAIR_MARKS) return 'It was found fair.';
  if (fair > 0)
    return `${numberWord(fair)} who ${fair === 1 ? 'holds' : 'hold'} this ${fair === 1 ? 'says' : 'say'}: fair.`;
  return putDifferently.length > 0 ? '' : 'Those who hold this have not said yet.';
}
