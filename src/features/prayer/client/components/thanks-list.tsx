import { useInfiniteQuery } from '@tanstack/react-query';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { type PrayerItem, updateItem } from '../../prayer-list.contract.ts';
import { itemWords } from '../item-words.ts';
import { itemUpdated } from '../list-changes.ts';
import { dayOf } from '../prayer-dates.ts';
import { thanksQuery } from '../prayer-queries.ts';

/** What was answered on my private list. Nobody else sees it. */
export function ThanksList() {
  const query = useInfiniteQuery(thanksQuery);
  const thanks = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (thanks.length === 0) return null;
  return (
    <section aria-labelledby="thanks" className="pb-6">
      <h2 id="thanks" className="mt-6 text-[1.375rem]">
        From your list
      </h2>
      <p className="text-sm text-ink-soft">You alone see these.</p>
      <ul>
        {thanks.map((item) => (
          <Thanks key={item.id} item={item} />
        ))}
      </ul>
      <MorePages query={query}>Show more</MorePages>
    </section>
  );
}

function Thanks({ item }: { item: PrayerItem }) {
  const { mutate, isPending } = useEndpointMutation(updateItem, {
    changes: itemUpdated,
    onError: (error) => failureToast('Not Changed Yet', error),
  });
  return (
    <li className="py-4 not-first:border-t not-first:border-line">
      <OwnWords as="p" className="font-scripture text-ink-soft italic">
        {itemWords(item)}
      </OwnWords>
      {item.thanks !== null && (
        <OwnWords as="p" className="paragraphs mt-1.5 font-scripture text-lg">
          {item.thanks}
        </OwnWords>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        {item.answeredAt !== null && (
          <p className="text-sm text-ink-soft">Answered {dayOf(item.answeredAt)}</p>
        )}
        <Button
          variant="ghost"
          className="-me-4"
          disabled={isPending}
          onClick={() => mutate({ params: { itemId: item.id }, body: { isAnswered: false } })}
        >
          Back to my list
        </Button>
      </div>
    </li>
  );
}
