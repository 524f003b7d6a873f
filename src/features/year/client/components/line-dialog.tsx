import { useInfiniteQuery } from '@tanstack/react-query';
import { JOURNAL_LIMITS } from '#features/journal/journal.rules.ts';
import { Dialog } from '#ui/dialog.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { linesToChoose } from '../../year.rules.ts';
import { linesQuery } from '../year-query.ts';
import { dateWords } from '../year-words.ts';

/** One's own lines of a year, to choose one of them for the page. */
export function LineDialog({
  year,
  onChoose,
  onClose,
}: {
  year: number;
  onChoose: (line: string) => void;
  onClose: () => void;
}) {
  const entries = useInfiniteQuery(linesQuery(String(year).padStart(4, '0'), null));
  const found = (entries.data?.pages.flatMap(({ items }) => items) ?? []).flatMap((entry) => {
    const lines = linesToChoose(entry.firstWords, [...entry.firstWords].length >= JOURNAL_LIMITS.firstWords);
    return lines.length === 0 ? [] : [{ ...entry, lines: [...new Set(lines)] }];
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="A line of yours"
      description="From the beginnings of your entries. It stays on this page alone."
    >
      {entries.data === undefined && entries.isError && (
        <NotLoaded pending={entries.isFetching} onRetry={() => entries.refetch()} />
      )}
      {entries.isPending && <Skeleton className="h-56" />}
      {entries.data !== undefined && found.length === 0 && <p>No line of this year fits on the page.</p>}
      <ul className="flex flex-col gap-4">
        {found.map(({ id, date, lines }) => (
          <li key={id}>
            <p className="text-sm font-semibold text-ink-soft">{dateWords(date)}</p>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <button
                    type="button"
                    className="-mx-2 min-h-11 w-[calc(100%+--spacing(4))] rounded-control px-2 py-2 text-start hover:bg-inset"
                    onClick={() => onChoose(line)}
                  >
                    <OwnWords className="font-scripture">{line}</OwnWords>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <MorePages query={entries}>Show older entries</MorePages>
    </Dialog>
  );
}
