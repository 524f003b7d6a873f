import { useQuery } from '@tanstack/react-query';
import { LinkedPlaces } from '#features/bible/client/for-other-features.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { FoldedWords } from '#ui/folded-words.tsx';
import { agoWords } from '../entry-dates.ts';
import { onThisDayQuery } from '../journal-queries.ts';

/** What was written on this day in earlier years; nothing at all when there is none. */
export function OnThisDay() {
  const { data = [] } = useQuery(onThisDayQuery);
  if (data.length === 0) return null;
  return (
    <Card className="print:hidden">
      <CardHeader title="On this day" description="What you wrote, months and years ago." />
      <ul className="flex flex-col gap-4">
        {data.map((entry) => (
          <li key={entry.id}>
            <p className="text-sm font-semibold text-ink-soft">{agoWords(entry.createdAt, Date.now())}</p>
            <FoldedWords
              text={entry.content}
              show={(part) => <LinkedPlaces text={part} />}
              className="scripture paragraphs"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
